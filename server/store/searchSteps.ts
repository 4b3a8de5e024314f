import { type AnyColumn, and, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { decodeOnce } from '../db/decodeOnce';
import type { Db } from '../db/types';
import { fromRows, selectPageIds } from './boundedPage';
import { isAmong, type SearchParts } from './filters';
import type { Selection } from './Selection';

/** As `LISTED_ROWS`, but for a search: its matches are slower to find, and users narrow a search rather than page through it. */
export const SEARCHED_ROWS = 1_000;
/** Rows compared one by one, in list order, when a search matches too many. */
const WALKED_ROWS = 5_000;
/** If none of the first so many rows matches, the matches are clustered further down: no more rows are compared. */
const PROBED_ROWS = 500;
/** Records of another table, such as merchants of a name, whose first rows are each taken from an index. */
const MOST_MERGED = 20;
/** Records of another table that are compared in memory; beyond this, each row's own record is looked up. */
const MOST_REMEMBERED = 3_000;

export interface Searched extends SearchParts {
  db: Db;
  table: PgTable & { id: AnyColumn };
  columns: Selection;
  by: readonly SQL[];
  /** The other filters. */
  rest: SQL | undefined;
}

export interface FoundRow {
  row: Record<string, unknown>;
}
/** `ownFit`: all matches in the list's own columns were collected. */
type CollectedRow = FoundRow & { total: number; ownFit: boolean };

/** All matches up to the bound, sorted; if there are more, any one row, to carry the total. */
export function collectMatches(searched: Searched) {
  const { db, table, own, others } = searched;
  const bound = number(SEARCHED_ROWS);
  const ofOwn = db.$with('of_own', {}).as(upToBound(searched, own));
  const ownFit = sql<boolean>`(select count(*) from ${ofOwn}) <= ${bound}`;
  const parts = [
    sql`select id from ${ofOwn} where ${ownFit}`,
    ...others.map(other => sql`(${upToBound(searched, and(isAmong(other), ownFit)!)})`),
  ];
  const found = db.$with('found', {}).as(sql.join(parts, sql` union `));
  const total = sql<number>`greatest((select count(*) from ${ofOwn}), least((select count(*) from ${found}), ${bound} + 1))`;
  const isAll = sql`${total} <= ${bound}`;
  const page = selectPageIds(
    table.id,
    sql`from ${table} where ${table.id} = any(array(select id from ${found})) and ${isAll}`,
    searched.by,
  );
  const any = sql`select id from (select id from ${ofOwn} union all select id from ${found}) many where not (${isAll}) limit 1`;
  const extras = { total: total.mapWith(Number), ownFit };
  return shown<CollectedRow>(searched, [ofOwn, found], sql`(${page}) union all (${any})`, extras);
}

/**
 * Matches in the list's own columns, merged with the first rows of each matching record of other tables; none if those records are many.
 */
export function mergeMatches(searched: Searched) {
  const { db, table, own, others, by } = searched;
  const first = others.map(({ key, id, where }, index) => {
    const fitting = sql`select ${id} as id from ${id.table} where ${where} limit ${number(MOST_MERGED + 1)}`;
    const records = db.$with(`records_${index}`, {}).as(fitting);
    const rows = sql`select ${table.id} as id ${rowsOf(searched, sql`${key} = ${records}.id`)} order by ${orderOf(searched)}
      limit ${sql.placeholder('limit')}::int + ${sql.placeholder('offset')}::int`;
    return { records, ids: sql`select first.id from ${records} cross join lateral (${rows}) first` };
  });
  const areFew = first.map(({ records }) => sql`(select count(*) from ${records}) <= ${number(MOST_MERGED)}`);
  const ids = sql.join(
    [sql`select ${table.id} ${rowsOf(searched, own)}`, ...first.map(each => each.ids)],
    sql` union `,
  );
  const source = sql`from ${table} where ${and(sql`${table.id} = any(array(${ids}))`, ...areFew)}`;
  return shown(
    searched,
    first.map(({ records }) => records),
    selectPageIds(table.id, source, by),
  );
}

/** Matches among the first rows of the list; none if the very first rows contain none. */
export function scanInOrder(searched: Searched) {
  const { db, table, own, others, by } = searched;
  const compared = others.map(({ key, id, where }, index) => {
    const fitting = sql`select ${id} as id from ${id.table} where ${where} limit ${number(MOST_REMEMBERED + 1)}`;
    const records = db.$with(`records_${index}`, {}).as(fitting);
    const fits = sql`case when (select count(*) from ${records}) <= ${number(MOST_REMEMBERED)}
      then ${key} in (select id from ${records})
      else exists (select 1 from ${id.table} where ${id} = ${key} and (${where}) offset 0) end`;
    return { records, fits };
  });
  const fits = or(own, ...compared.map(each => each.fits));
  const fitting = (rows: number) =>
    sql`from (select * ${rowsOf(searched)} order by ${orderOf(searched)} limit ${number(rows)}) as ${table} where (${fits})`;
  const source = sql`${fitting(WALKED_ROWS)} and exists (select 1 ${fitting(PROBED_ROWS)})`;
  return shown(
    searched,
    compared.map(({ records }) => records),
    selectPageIds(table.id, source, by),
  );
}

/**
 * All matches, sorted. `offset 0` keeps the planner from walking the index to its end, which it would choose by assuming that matches are
 * spread evenly.
 */
export function sortMatches(searched: Searched) {
  const { table, own, others, by } = searched;
  const found = sql`(select * ${rowsOf(searched, or(own, ...others.map(isAmong)))} offset 0) as ${table}`;
  return shown(searched, [], selectPageIds(table.id, sql`from ${found}`, by));
}

const rowsOf = ({ table, rest }: Searched, condition?: SQL) => fromRows(table, and(rest, condition));

const orderOf = ({ by }: Searched) => sql.join([...by], sql`, `);

/** Planned as if for all rows but read only up to the bound: a plan made for an early end would be a gamble on how many rows match. */
const upToBound = (searched: Searched, condition: SQL) => sql`
  with fitting as materialized (select ${searched.table.id} as id ${rowsOf(searched, condition)})
  select id from fitting limit ${number(SEARCHED_ROWS + 1)}`;

/**
 * Selects the rows of the ids, so that columns are read for these alone. The statement has no name, so that PostgreSQL plans it for the
 * given text instead of for any text.
 */
function shown<Row extends FoundRow>(
  { db, table, columns, by }: Searched,
  given: readonly ReturnType<ReturnType<Db['$with']>['as']>[],
  ids: SQL,
  extras: Record<string, SQL> = {},
) {
  const select = db
    .with(...given)
    .select({ row: columns, ...extras })
    .from(table as PgTable)
    .where(sql`${table.id} = any(array(${ids}))`)
    .orderBy(...by);
  return decodeOnce(select.prepare('')) as unknown as { execute(values: Record<string, unknown>): Promise<Row[]> };
}

const number = (value: number): SQL => sql.raw(String(value));
