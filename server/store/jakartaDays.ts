import { type AnyColumn, sql } from 'drizzle-orm';
import type { Filter } from './filters';

/** `?start_date=2026-11-01`: from the start of that day in Jakarta on. */
export const fromDay = (column: AnyColumn): Filter<string> => ({
  condition: placeholder => sql`${column} >= (${placeholder}::date)::timestamp at time zone 'Asia/Jakarta'`,
});

/** `?end_date=2026-11-30`: until the end of that day in Jakarta. */
export const untilDay = (column: AnyColumn): Filter<string> => ({
  condition: placeholder => sql`${column} < (${placeholder}::date + 1)::timestamp at time zone 'Asia/Jakarta'`,
});
