/**
 * The storage of files does not answer, or refuses: a bucket that is away, a full disk. What it said is in the message alone: as a `cause`, a
 * refused connection would be taken for the database's.
 */
export class FilesUnreachable extends Error {
  constructor(reason: unknown) {
    super(`The storage of files cannot be used: ${wordsOf(reason)}`);
    this.name = 'FilesUnreachable';
  }
}

/** The innermost error says most: the library's own only names the key, and that of `fetch` nothing. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? wordsOf(error.cause) : `${error.name} ${error.message}`;
}
