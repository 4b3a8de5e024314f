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
const SECONDS = 20;

/** One thread at a time: each takes up to its memory. */
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
    const worker = new Worker(new URL('./pdfWorker.mjs', import.meta.url), {
      workerData: definition,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      execArgv: [],
    });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      void worker.terminate().then(settle, settle);
    };
    const fail = () => end(() => reject(new HttpError(422, exportErrors.tooLargeForPdf())));
    const timer = setTimeout(fail, SECONDS * 1_000);
    worker.once('message', (pdf: Uint8Array) => end(() => resolve(Buffer.from(pdf.buffer))));
    worker.once('error', error => (isOutOfMemory(error) ? fail() : end(() => reject(error))));
  });

const isOutOfMemory = (error: Error & { code?: string }) => error.code === 'ERR_WORKER_OUT_OF_MEMORY';
