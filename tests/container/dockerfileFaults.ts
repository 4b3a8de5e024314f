import { validate } from 'dockerfile-utils';

/** What Docker's language server finds in a Dockerfile, its warnings too, each with its line. */
export const dockerfileFaults = (text: string): string[] =>
  validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`);
