import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { decodeOnce } from '../db/decodeOnce';
import type { Db } from '../db/types';
import type { Selection } from './Selection';
import { statementName } from './statementName';

/** Rows of a list that are counted and paged through (decision 0034); whoever wants others narrows the list or turns its order. */
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

/** Statements for a page of a list and its total, with the placeholders `limit` and `offset`, whose time does not grow with the table. */
export function boundedPage(db: Db, { entity, table, columns, countAll }: BoundedPage) {
  function listed(where: SQL | undefined, by: readonly SQL[]): PageStatement {
    const total = where || !countAll ? countAtMost(fromRows(table, where), LISTED_ROWS) : countAll;
    const select = db
      .select({ row: columns, total: total.mapWith(Number) })
      .from(table as PgTable)
      .where(sql`${table.id} = any(array(${pageOf(table.id, fromRows(table, where), by)}))`)
      .orderBy(...by);
    return decodeOnce(select.prepare(statementName(`${entity}_page`, select.toSQL().sql))) as unknown as PageStatement;
  }

  return { listed };
}

/** The ids of a page, which indexes alone can tell: only the rows of the page itself are read, however many are left out before. */
export const pageOf = (id: AnyColumn, source: SQL, by: readonly SQL[]): SQL =>
  sql`select ${id} ${source} order by ${sql.join([...by], sql`, `)} limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`;

export const fromRows = (table: PgTable, where: SQL | undefined): SQL =>
  sql`from ${table}${where && sql` where (${where})`}`;

/** How many rows there are, counting no further than one beyond the bound. */
export const countAtMost = (source: SQL, bound: number): SQL<number> =>
  sql<number>`(select count(*) from (select 1 ${source} limit ${sql.raw(String(bound + 1))}) counted)`;
