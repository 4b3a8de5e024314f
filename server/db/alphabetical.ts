import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * Sorts a text column in the order people expect: 'Ágata' next to 'Agata', upper case next to lower case. Indexes and `order by` must both
 * use it, else the index cannot serve the sort.
 */
export const alphabetical = (column: AnyColumn): SQL => sql`${column} collate "und-x-icu"`;
