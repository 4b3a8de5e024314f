import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * A text column in the order that people expect: 'Ágata' beside 'Agata', capitals beside small letters. Indexes and
 * `order by` must both say it, else the index is of no use to the sort.
 */
export const alphabetical = (column: AnyColumn): SQL => sql`${column} collate "und-x-icu"`;
