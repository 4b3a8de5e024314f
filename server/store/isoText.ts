import { type SQL, sql } from 'drizzle-orm';

/** Formats an instant in SQL as ISO 8601 text, for statements and JSON that no column decodes. */
export const isoText = (expression: SQL): SQL<string> =>
  sql`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
