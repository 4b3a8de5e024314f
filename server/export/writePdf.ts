import { Worker } from 'node:worker_threads';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { exportErrors } from '../../contract/exportErrors';
import { HttpError } from '../core/HttpError';

/** What a PDF consists of, as data: functions cannot be handed to the thread. Layouts of tables are named: `lined`, `linedTight`, `linedWide`. */
export interface PdfDefinition
  extends Pick<TDocumentDefinitions, 'info' | 'content' | 'pageMargins' | 'pageOrientation' | 'defaultStyle'> {
  /** On each page, left of its number. */
  footer: { text: string; margin: [left: number, top: number, right: number, bottom: number] };
}

/** Of the thread that lays out; one that needs more is ended. */
const MEMORY_MB = 384;
const SECONDS = 30;
/** After which a thread without work is ended. Starting one takes longer than most documents. */
const IDLE_SECONDS = 30;

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
/** One document at a time: a second thread would take as much memory again. */
let before: Promise<unknown> = Promise.resolve();

/**
 * A PDF: A4, Helvetica 9 by default, laid out in a thread with limits of its own. Money and dates must be formatted already.
 *
 * @throws HttpError 422 where it takes too long or too much memory
 */
export function writePdf(definition: PdfDefinition): Promise<Buffer> {
  const pdf = before.then(() => inThread(definition));
  before = pdf.catch(() => undefined);
  return pdf;
}

const inThread = (definition: PdfDefinition) =>
  new Promise<Buffer>((resolve, reject) => {
    clearTimeout(idle);
    thread ??= start();
    const worker = thread;
    worker.postMessage(definition);
    worker.ref();
    const done = (pdf: Uint8Array) => {
      clearTimeout(timer);
      worker.off('error', failed).unref();
      idle = setTimeout(() => end(worker), IDLE_SECONDS * 1_000).unref();
      resolve(Buffer.from(pdf.buffer));
    };
    const failed = (error: Error & { code?: unknown }) => {
      clearTimeout(timer);
      end(worker.off('message', done).off('error', failed));
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error);
    };
    const timer = setTimeout(() => failed(tooLarge()), SECONDS * 1_000);
    worker.once('message', done).once('error', failed);
  });

function start(): Worker {
  const worker = new Worker(new URL('./pdfWorker.mjs', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    execArgv: [],
  });
  // one that fails without work is nobody's error: the next document starts another
  return worker.on('error', () => end(worker));
}

function end(worker: Worker): void {
  if (thread === worker) thread = undefined;
  void worker.terminate();
}

const tooLarge = () => new HttpError(422, exportErrors.tooLargeForPdf());
