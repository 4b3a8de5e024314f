import { Worker } from 'node:worker_threads';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { exportErrors } from '../../contract/exportErrors';
import { HttpError } from '../core/HttpError';

/**
 * A PDF's content as plain data, since functions cannot be passed to the thread. Table layouts are given by name: `lined`, `linedTight`,
 * `linedWide`.
 */
export interface PdfDefinition
  extends Pick<TDocumentDefinitions, 'info' | 'content' | 'pageMargins' | 'pageOrientation' | 'defaultStyle'> {
  /** Shown on each page, left of the page number. */
  footer: { text: string; margin: [left: number, top: number, right: number, bottom: number] };
}

/** Limits of the layout thread; beyond them it is ended. */
const MEMORY_MB = 384;
const SECONDS = 30;
/** Idle time after which the thread is ended. Starting one takes longer than most documents. */
const IDLE_SECONDS = 30;

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
/** One document at a time: a second thread would take as much memory again. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Creates a PDF (A4, Helvetica 9 by default) in a thread with its own limits. Money and dates must be formatted already.
 *
 * @throws HttpError 422 if it takes too long or too much memory
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
  // a failure while idle affects nobody: the next document starts another thread
  return worker.on('error', () => end(worker));
}

function end(worker: Worker): void {
  if (thread === worker) thread = undefined;
  void worker.terminate();
}

const tooLarge = () => new HttpError(422, exportErrors.tooLargeForPdf());
