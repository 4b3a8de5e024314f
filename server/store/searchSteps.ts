import { type AnyColumn, and, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { decodeOnce } from '../db/decodeOnce';
import type { Db } from '../db/types';
import { fromRows, pageOf } from './boundedPage';
import { isAmong, type SearchParts } from './filters';
import type { Selection } from './Selection';

/** As `LISTED_ROWS`, of a search: what it finds takes longer to find, and is looked through rather than counted. */
export const SEARCHED_ROWS = 1_000;
/** Rows that are looked at one by one, in the order of the list, where a search finds too many. */
const WALKED_ROWS = 5_000;
/** Where none of so many fits, those that do stand together further down: more are not looked at. */
const PROBED_ROWS = 500;
/** Records of another table, such as merchants of a name, whose first rows are taken from an index each. */
const MOST_MERGED = 20;
/** Records of another table that are compared from memory; where there are more, each row's own is looked up. */
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
/** `ownFit`: of what the list's own columns find, all was collected. */
type CollectedRow = FoundRow & { total: number; ownFit: boolean };

/** What is found up to the bound, sorted; where there is more, any row, which tells so. */
export function collected(searched: Searched) {
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
  const page = pageOf(
    table.id,
    sql`from ${table} where ${table.id} = any(array(select id from ${found})) and ${isAll}`,
    searched.by,
  );
  const any = sql`select id from (select id from ${ofOwn} union all select id from ${found}) many where not (${isAll}) limit 1`;
  const extras = { total: total.mapWith(Number), ownFit };
  return shown<CollectedRow>(searched, [ofOwn, found], sql`(${page}) union all (${any})`, extras);
}

/** What the list's own columns find, and the first rows of each record of other tables that fits; none where these are many. */
export function merged(searched: Searched) {
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
    pageOf(table.id, source, by),
  );
}

/** What is found among the first rows of the list; nothing where the very first have none. */
export function walked(searched: Searched) {
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
    pageOf(table.id, source, by),
  );
}

/** All that is found, sorted. `offset 0` keeps the planner from one more walk, this time to the end, where it takes the rows of a page to be spread evenly. */
export function sorted(searched: Searched) {
  const { table, own, others, by } = searched;
  const found = sql`(select * ${rowsOf(searched, or(own, ...others.map(isAmong)))} offset 0) as ${table}`;
  return shown(searched, [], pageOf(table.id, sql`from ${found}`, by));
}

const rowsOf = ({ table, rest }: Searched, condition?: SQL) => fromRows(table, and(rest, condition));

const orderOf = ({ by }: Searched) => sql.join([...by], sql`, `);

/** Planned as if for all, but read only so far: a scan that is to end early would be a gamble on how many fit. */
const upToBound = (searched: Searched, condition: SQL) => sql`
  with fitting as materialized (select ${searched.table.id} as id ${rowsOf(searched, condition)})
  select id from fitting limit ${number(SEARCHED_ROWS + 1)}`;

/**
 * The rows of the ids: their columns are looked up for them alone. The statement has no name, so that PostgreSQL plans it for the text,
 * not for any text.
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
