import { createHash } from 'node:crypto';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { decodeOnce } from '../db/decodeOnce';
import type { Db } from '../db/types';
import type { Selection } from './Selection';

/**
 * Number of rows of a list that are counted and can be paged through (decision 0034); to reach others, the user filters the list or
 * reverses its order.
 */
export const LISTED_ROWS = 15_000;

export interface PageStatement {
  execute(values: Record<string, unknown>): Promise<{ row: Record<string, unknown>; total: number }[]>;
}

export interface BoundedPage {
  entity: string;
  table: PgTable & { id: AnyColumn };
  columns: Selection;
  countAll?: SQL<number> | undefined;
}

/**
 * Creates the statements for a page of a list and its total, with the placeholders `limit` and `offset`. Their time does not grow with the
 * table.
 */
export function boundedPage(db: Db, { entity, table, columns, countAll }: BoundedPage) {
  function listed(where: SQL | undefined, by: readonly SQL[]): PageStatement {
    const total = where || !countAll ? countAtMost(fromRows(table, where), LISTED_ROWS) : countAll;
    const select = db
      .select({ row: columns, total: total.mapWith(Number) })
      .from(table as PgTable)
      .where(sql`${table.id} = any(array(${selectPageIds(table.id, fromRows(table, where), by)}))`)
      .orderBy(...by);
    return decodeOnce(select.prepare(statementName(`${entity}_page`, select.toSQL().sql))) as unknown as PageStatement;
  }

  return { listed };
}

/** Selects the ids of a page from indexes alone, so that only the page's own rows are read, however many precede it. */
export const selectPageIds = (id: AnyColumn, source: SQL, by: readonly SQL[]): SQL =>
  sql`select ${id} ${source} order by ${sql.join([...by], sql`, `)} limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`;

/** Builds the `from` clause of a table, with an optional condition. */
export const fromRows = (table: PgTable, where: SQL | undefined): SQL =>
  sql`from ${table}${where && sql` where (${where})`}`;

/** Counts the rows, no further than one beyond the bound. */
export const countAtMost = (source: SQL, bound: number): SQL<number> =>
  sql<number>`(select count(*) from (select 1 ${source} limit ${sql.raw(String(bound + 1))}) counted)`;

/** Returns the name of a prepared statement, derived from its text: PostgreSQL rejects two texts under one name on a connection. */
export const statementName = (prefix: string, text: string) =>
  `${prefix}_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
