import { type SQL, sql } from 'drizzle-orm';

/** An instant as SQL text in ISO 8601, for statements and JSON that no column decodes. */
export const isoText = (expression: SQL): SQL<string> =>
  sql`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
