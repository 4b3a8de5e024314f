import type { Content } from 'pdfmake/interfaces';
import { MAX_DOCUMENT_ELEMENTS, MAX_DOCUMENT_TEXT } from '../../../contract/document';
import { documentErrors } from '../../../contract/documentErrors';
import type { Turn } from '../../core/FairQueue';
import { HttpError, invalidInput } from '../../core/HttpError';
import { WorkerPool } from '../../core/WorkerPool';

/** What is asked of `pageWorker.mjs`. */
export interface PageWork {
  bytes: Uint8Array;
  as: 'html' | 'content';
  limits: { maxElements: number; maxText: number };
}

interface PageForms {
  /** For Gotenberg. */
  html: { html: string };
  /** For pdfmake. */
  content: { title: string; content: Content[] };
}
type Problem = 'empty' | 'tooLarge' | 'tooMuchText' | 'longWord' | 'longParagraph';

const SECONDS = 5;

const pages = new WorkerPool<PageWork, PageForms['html'] | PageForms['content'] | { problem: Problem }>(
  new URL('./pageWorker.mjs', import.meta.url),
  {
    threads: 2,
    waitingEach: 1,
    memoryMb: 192,
    tooMuch: () => invalidInput({ file: documentErrors.tooLarge() }),
    busy: () => new HttpError(429, documentErrors.busy(), { retryAfter: 5 }),
  },
);

/**
 * Cleans a page of all that a browser would fetch, in a thread with its own limits, and returns it in the form asked for.
 *
 * @throws HttpError 422 if it has nothing to print, or too much
 */
export async function preparePage<Form extends keyof PageForms>(
  bytes: Buffer,
  as: Form,
  turn: Turn,
): Promise<PageForms[Form]> {
  const limits = { maxElements: MAX_DOCUMENT_ELEMENTS, maxText: MAX_DOCUMENT_TEXT };
  const response = await pages.run({ bytes, as, limits }, turn, SECONDS);
  if ('problem' in response) throw invalidInput({ file: problems[response.problem]() });
  return response as PageForms[Form];
}

const problems = {
  empty: () => documentErrors.empty(),
  tooLarge: () => documentErrors.tooLarge(),
  tooMuchText: () => documentErrors.tooMuchText({ max: MAX_DOCUMENT_TEXT.toLocaleString('id-ID') }),
  longWord: () => documentErrors.longWord(),
  longParagraph: () => documentErrors.longParagraph(),
};
