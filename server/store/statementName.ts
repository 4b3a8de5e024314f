import { createHash } from 'node:crypto';

/** Returns the name of a prepared statement, derived from its text: PostgreSQL rejects two texts under one name on a connection. */
export const statementName = (prefix: string, text: string) =>
  `${prefix}_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
