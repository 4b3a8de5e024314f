import { createHash } from 'node:crypto';

/** Name for a prepared statement: PostgreSQL refuses one name for two texts on a connection, so it follows from the text. */
export const statementName = (prefix: string, text: string) =>
  `${prefix}_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
