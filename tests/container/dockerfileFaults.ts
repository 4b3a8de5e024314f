import { validate } from 'dockerfile-utils';

/** Returns what Docker's language server finds in a Dockerfile, including warnings, each with its line. */
export const dockerfileFaults = (text: string): string[] =>
  validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`);
