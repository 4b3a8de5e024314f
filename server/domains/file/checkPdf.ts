import type { ErrorMessage } from '../../../contract/core/defineErrors';
import { documentErrors } from '../../../contract/registration/registrationErrors';
import { HttpError } from '../../core/HttpError';
import { WorkerPool } from '../../core/WorkerPool';

const problems = {
  brokenPdf: documentErrors.brokenPdf,
  unreadablePdf: documentErrors.unreadablePdf,
  lockedPdf: documentErrors.lockedPdf,
  activePdf: documentErrors.activePdf,
};
/** What `pdfCheckWorker.mjs` finds. */
export type PdfProblem = keyof typeof problems;

const SECONDS = 5;

const checks = new WorkerPool<Uint8Array, { problem: PdfProblem | undefined }>(
  new URL('./pdfCheckWorker.mjs', import.meta.url),
  {
    threads: 2,
    // a form sends several documents at once
    waitingEach: 10,
    memoryMb: 192,
    tooMuch: () => invalidFile(422, documentErrors.unreadablePdf()),
    busy: () => new HttpError(429, documentErrors.tooManyAtOnce(), { retryAfter: 5 }),
  },
);

/**
 * Looks through an uploaded PDF in a thread with its own limits.
 *
 * @throws HttpError 422 if it contains anything active, embedded or unreadable; 429 if the person has too many waiting
 */
export async function checkPdf(bytes: Buffer, person: string): Promise<void> {
  const { problem } = await checks.run(bytes, { person, signal: new AbortController().signal }, SECONDS);
  if (problem) throw invalidFile(422, problems[problem]());
}

/** Returns an error about the uploaded file. */
export const invalidFile = (code: number, error: ErrorMessage) =>
  new HttpError(code, error, { errors: { file: error } });
