/**
 * The file storage does not respond or refuses: an unreachable bucket, a full disk. The original error is kept in the message only: as a
 * `cause`, a refused connection would be taken for the database's.
 */
export class FilesUnreachable extends Error {
  constructor(reason: unknown) {
    super(`The file storage cannot be used: ${wordsOf(reason)}`);
    this.name = 'FilesUnreachable';
  }
}

/** The innermost error is the most informative: the library's own only names the key, and that of `fetch` nothing. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? wordsOf(error.cause) : `${error.name} ${error.message}`;
}
