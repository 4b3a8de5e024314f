import {
  type AnyColumn,
  and,
  asc,
  Column,
  type DriverValueDecoder,
  desc,
  getTableName,
  is,
  SQL,
  sql,
} from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { recordErrors } from '../../contract/core/errors';
import type { ListQuery } from '../../contract/core/query';
import { MAX_EXPORT_ROWS } from '../../contract/export';
import { invalidInput } from '../core/HttpError';
import { alphabetical } from '../db/alphabetical';
import type { Db } from '../db/types';
import { boundedPage, countAtMost, fromRows, LISTED_ROWS, type PageStatement } from './boundedPage';
import { contains, type Filter } from './filters';
import type { Selection } from './Selection';
import {
  collectMatches,
  type FoundRow,
  mergeMatches,
  SEARCHED_ROWS,
  type Searched,
  scanInOrder,
  sortMatches,
} from './searchSteps';

export interface ListOptions {
  entity: string;
  table: PgTable & { id: AnyColumn };
  columns: Selection;
  search: readonly AnyColumn[];
  sorts: Record<string, AnyColumn | SQL>;
  defaultSort: string;
  // biome-ignore lint/suspicious/noExplicitAny: each filter has its own value type; the query of `page` is typed by all of them
  filters: Record<string, Filter<any>>;
  /** Total number of rows without a filter, if it is stored somewhere; it then needs no bound. */
  countAll?: SQL<number>;
}

export interface WholeList {
  statement: SQL;
  /**
   * The same in two steps, the first of which is short even for many rows: it copies them as stored to a temporary table of the given name;
   * `statement` is then run on slices of it, which count from 0 in its order.
   */
  inSlices?: {
    setAside(name: string): SQL;
    slice(name: string, from: number, to: number): SQL;
  };
  /** Reads the total from any raw row; it is counted no further than one beyond `MAX_EXPORT_ROWS`. */
  total(raw: Record<string, unknown>): number;
  decode(raw: Record<string, unknown>): Record<string, unknown>;
}

const TOTAL = 'rows_in_all';

/** Far more shapes than the console uses; a caller with more variations only loses the reuse. */
const MOST_KEPT = 200;

/**
 * Creates the prepared statements of a list, which return rows and total in one: built once for each combination of filters and sort. Their
 * time is bounded, however many rows the table has.
 */
export function pageStatements(
  db: Db,
  { entity, table, columns, search, sorts, defaultSort, filters, countAll }: ListOptions,
) {
  const all: ListOptions['filters'] = { ...filters, ...(search.length > 0 && { search: contains(search) }) };
  const page = boundedPage(db, { entity, table, columns, countAll });
  const kept = new Map<string, PageStatement>();
  function used(query: ListQuery) {
    const given = query as unknown as Record<string, unknown>;
    return Object.entries(all)
      .filter(([name]) => isGiven(given[name]))
      .map(([name, filter]) => ({ name, filter, value: given[name] }));
  }

  const conditionOf = (parts: ReturnType<typeof used>) =>
    and(...parts.map(({ name, filter, value }) => filter.condition(sql.placeholder(name), value)));

  function build(query: ListQuery): PageStatement {
    const by = order(query.sort ?? defaultSort);
    const parts = used(query);
    const search = parts.find(({ name }) => name === 'search');
    if (!search) return page.listed(conditionOf(parts), by);
    const { filter, value } = search;
    const placeholder = sql.placeholder('search');
    const found = filter.parts?.(placeholder, value) ?? { own: filter.condition(placeholder, value), others: [] };
    const rest = conditionOf(parts.filter(part => part !== search));
    return searchedPage({ db, table, columns, ...found, rest, by });
  }

  function order(sort: string): SQL[] {
    const descending = sort.startsWith('-');
    const name = descending ? sort.slice(1) : sort;
    const by = Object.hasOwn(sorts, name) && sorts[name];
    if (!by) throw invalidInput({ sort: recordErrors.unknownSort() });
    const direction = descending ? desc : asc;
    // the id makes the order total, so that no row appears on two pages or on none; the indexes end with it
    return [direction(is(by, Column) && isText(by) ? alphabetical(by) : by), direction(table.id)];
  }

  return {
    /** Returns the rows of a page with the total, which is unknown for an empty page. */
    async rows(query: ListQuery) {
      const parts = used(query);
      const shape = [
        query.sort ?? defaultSort,
        ...parts.map(({ name, filter, value }) => `${name}:${filter.shape?.(value) ?? ''}`),
      ].join(' ');
      let statement = kept.get(shape);
      if (!statement) {
        if (kept.size >= MOST_KEPT) kept.clear();
        statement = build(query);
        kept.set(shape, statement);
      }
      const bound = parts.map(({ name, filter, value }) => [name, filter.bind ? filter.bind(value) : value]);
      const { page: place, limit } = query;
      return statement.execute({ ...Object.fromEntries(bound), limit, offset: (place - 1) * limit });
    },

    /** How many rows of a query are counted and can be paged through. */
    boundOf: (query: ListQuery): number => (isGiven(query.search) ? SEARCHED_ROWS : LISTED_ROWS),

    /** Returns the whole list as one statement including its values, for a cursor; `decode` maps raw rows to records. */
    whole(query: Omit<ListQuery, 'page' | 'limit'>): WholeList {
      const conditions = used(query as ListQuery).map(({ filter, value }) =>
        filter.condition(sql.param(filter.bind ? filter.bind(value) : value) as never, value),
      );
      const named = namedColumns(columns);
      const by = order(query.sort ?? defaultSort);
      const statement = db
        .select({
          ...Object.fromEntries(named),
          [TOTAL]: countAtMost(fromRows(table, and(...conditions)), MAX_EXPORT_ROWS).as(TOTAL),
        })
        .from(table as PgTable)
        .where(and(...conditions))
        .orderBy(...by)
        .getSQL();
      return {
        statement,
        inSlices: slicesOf(table, named, { where: and(...conditions), by }),
        total: raw => Number(raw[TOTAL]),
        decode: rowDecoder(columns),
      };
    },

    /** Returns the total for a page past the end. */
    async total(query: ListQuery): Promise<number> {
      const first = await this.rows({ ...query, page: 1, limit: 1 });
      return first[0]?.total ?? 0;
    },
  };
}

const namedColumns = (columns: Selection) =>
  Object.entries(columns).map(
    ([name, field]) => [name, sql`${is(field, SQL.Aliased) ? field.sql : field}`.as(name)] as const,
  );

function slicesOf(
  table: PgTable,
  columns: ReturnType<typeof namedColumns>,
  { where, by }: { where: SQL | undefined; by: readonly SQL[] },
): WholeList['inSlices'] {
  // alias the slice with the table's name, which the columns refer to
  const stored = sql.identifier(getTableName(table));
  const selected = columns.map(([name, { sql: field }]) => sql`${field} as ${sql.identifier(name)}`);
  const total = sql.identifier(TOTAL);
  return {
    setAside: name => sql`create temporary table ${sql.identifier(name)} as
      select ${stored}.*, count(*) over () as ${total}, row_number() over (order by ${sql.join([...by], sql`, `)}) as slice_row
      from ${stored}${where && sql` where ${where}`}`,
    slice: (name, from, to) => sql`select ${sql.join(selected, sql`, `)}, ${stored}.${total}
      from (select * from ${sql.identifier(name)} where slice_row > ${from} and slice_row <= ${to}) as ${stored}
      order by ${stored}.slice_row`,
  };
}

const isGiven = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Drizzle reports instants as strings too, so the column type decides. */
const isText = (column: AnyColumn) => ['PgText', 'PgVarchar', 'PgChar'].includes(column.columnType);

/** Creates a decoder for rows that did not come through Drizzle's select. */
function rowDecoder(columns: Selection) {
  const fields = Object.entries(columns).map(([name, field]) => {
    const plain = is(field, SQL.Aliased) ? field.sql : field;
    // the decoder of `sql` is private in Drizzle; a column is its own decoder
    const decoder = is(plain, Column)
      ? plain
      : (plain as unknown as { decoder: DriverValueDecoder<unknown, unknown> }).decoder;
    return [name, decoder] as const;
  });
  return (raw: Record<string, unknown>) =>
    Object.fromEntries(
      fields.map(([name, decoder]) => [name, raw[name] === null ? null : decoder.mapFromDriverValue(raw[name])]),
    );
}

/**
 * Creates the statement for a page of search results, whose time does not grow with the table (decision 0034). Matches are collected up to
 * the bound, in no order, and sorted. Where there are more:
 * - the first rows of each matching merchant, customer or other record are merged, if those records are few;
 * - else matches are frequent, and walking the list's own index soon fills a page;
 * - else, where all matches lie far down the list, all of them are sorted.
 */
function searchedPage(searched: Searched): PageStatement {
  const collect = collectMatches(searched);
  // built on first use, which only a frequent text causes
  const merge = once(() => mergeMatches(searched));
  const walk = once(() => scanInOrder(searched));
  const sort = once(() => sortMatches(searched));
  return {
    async execute(values) {
      const found = await collect.execute(values);
      const { total, ownFit } = found[0] ?? { total: 0, ownFit: true };
      if (total <= SEARCHED_ROWS) return found;
      // there are more matches than a page holds, so a page that is not full was searched for the wrong way
      const isFull = (rows: readonly FoundRow[]) => rows.length === values.limit;
      let rows = ownFit && searched.others.length > 0 ? await merge().execute(values) : [];
      if (!isFull(rows)) rows = await walk().execute(values);
      if (!isFull(rows)) rows = await sort().execute(values);
      return rows.map(({ row }) => ({ row, total }));
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
