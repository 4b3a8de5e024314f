import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { decodeOnce } from '../db/decodeOnce';
import type { Db } from '../db/types';
import type { Selection } from './Selection';
import { statementName } from './statementName';

/** Rows of a list that are counted and paged through (decision 0034); whoever wants others narrows the list or turns its order. */
export const LISTED_ROWS = 15_000;
/** The same of a search, whose rows take longer to find and are looked through rather than counted. */
export const SEARCHED_ROWS = 2_000;

export interface PageStatement {
  execute(values: Record<string, unknown>): Promise<{ row: Record<string, unknown>; total: number }[]>;
}

interface BoundedPage {
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
      .where(isOneOf(pageOf(fromRows(table, where), by)))
      .orderBy(...by);
    return decodeOnce(select.prepare(statementName(`${entity}_page`, select.toSQL().sql))) as unknown as PageStatement;
  }

  /**
   * What a search finds is read before it is sorted, up to the bound; where that is not all, rows that fit are frequent enough to meet
   * them soon in the list's order. `fitting` is read only so far, but planned as if for all: a scan that is to end early would be a gamble
   * on how many fit. The statement has no name, so that PostgreSQL plans it for the text, not for any text.
   */
  function searched(where: SQL, by: readonly SQL[]): PageStatement {
    const found = db.$with('found', {}).as(sql`
      with fitting as materialized (select ${table.id} as id ${fromRows(table, where)})
      select id from fitting limit ${sql.raw(String(SEARCHED_ROWS + 1))}`);
    const isAll = sql`(select count(*) from ${found}) <= ${sql.raw(String(SEARCHED_ROWS))}`;
    const page = sql`(${pageOf(sql`from ${table} where ${table.id} = any(array(select id from ${found})) and ${isAll}`, by)})
      union all (${pageOf(sql`${fromRows(table, where)} and not (${isAll})`, by)})`;
    const select = db
      .with(found)
      .select({ row: columns, total: sql<number>`(select count(*) from ${found})`.mapWith(Number) })
      .from(table as PgTable)
      .where(isOneOf(page))
      .orderBy(...by);
    return decodeOnce(select.prepare('')) as unknown as PageStatement;
  }

  /** The ids of a page, which indexes alone can tell: only the rows of the page itself are read, however many are left out before. */
  const pageOf = (source: SQL, by: readonly SQL[]) =>
    sql`select ${table.id} ${source} order by ${sql.join([...by], sql`, `)} limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`;
  const isOneOf = (ids: SQL) => sql`${table.id} = any(array(${ids}))`;

  return { listed, searched };
}

export const fromRows = (table: PgTable, where: SQL | undefined): SQL =>
  sql`from ${table}${where && sql` where (${where})`}`;

/** How many rows there are, counting no further than one beyond the bound. */
export const countAtMost = (source: SQL, bound: number): SQL<number> =>
  sql<number>`(select count(*) from (select 1 ${source} limit ${sql.raw(String(bound + 1))}) counted)`;
