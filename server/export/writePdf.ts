import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { exportErrors } from '../../contract/exportErrors';
import type { Turn } from '../core/FairQueue';
import { HttpError } from '../core/HttpError';
import { WorkerPool } from '../core/WorkerPool';

/**
 * A PDF's content as plain data, since functions cannot be passed to the thread. Table layouts are given by name: `lined`, `linedTight`,
 * `linedWide`.
 */
export interface PdfDefinition
  extends Pick<TDocumentDefinitions, 'info' | 'content' | 'pageMargins' | 'pageOrientation' | 'defaultStyle'> {
  /** Shown on each page, left of the page number. */
  footer: { text: string; margin: [left: number, top: number, right: number, bottom: number] };
}

const SECONDS = 30;

/** Two threads, so that a document that takes long does not hold up all others. */
const layouts = new WorkerPool<PdfDefinition, Uint8Array<ArrayBuffer>>(new URL('./pdfWorker.mjs', import.meta.url), {
  threads: 2,
  waitingEach: 1,
  memoryMb: 384,
  tooMuch: () => new HttpError(422, exportErrors.tooLargeForPdf()),
  busy: () => new HttpError(429, exportErrors.tooMany(), { retryAfter: 10 }),
});

/**
 * Creates a PDF (A4, Roboto 9 by default) in a thread with its own limits. Money and dates must be formatted already; characters that the
 * font lacks become `�`.
 *
 * @param turn from `takeExportSlot`
 * @throws HttpError 422 if it takes too long or too much memory
 */
export async function writePdf(definition: PdfDefinition, turn: Turn, seconds = SECONDS): Promise<Buffer> {
  const pdf = await layouts.run(definition, turn, seconds);
  return Buffer.from(pdf.buffer);
}
