import { type AnyColumn, and, asc, Column, desc, is, SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { recordErrors } from '../../contract/core/errors';
import type { ListQuery } from '../../contract/core/query';
import { invalidInput } from '../core/HttpError';
import { alphabetical } from '../db/alphabetical';
import { decodeOnce } from '../db/decodeOnce';
import type { Db } from '../db/types';
import { contains, type Filter } from './filters';
import { rowDecoder } from './rowDecoder';
import type { Selection } from './Selection';
import { statementName } from './statementName';

export interface ListOptions {
  entity: string;
  table: PgTable & { id: AnyColumn };
  columns: Selection;
  search: readonly AnyColumn[];
  sorts: Record<string, AnyColumn | SQL>;
  defaultSort: string;
  // biome-ignore lint/suspicious/noExplicitAny: each filter has its own type of value; `page` is typed by all of them
  filters: Record<string, Filter<any>>;
  /** How many rows there are without a filter, where that is kept somewhere: counting a large table takes the longer the more it holds. */
  countAll?: SQL<number>;
  /**
   * A search looks in several indexes and finds few: its rows are counted while they are read instead of being found a second time.
   */
  countAlong?: boolean;
}

interface Statement {
  execute(values: Record<string, unknown>): Promise<{ row: Record<string, unknown>; total: number }[]>;
}

export interface WholeList {
  statement: SQL;
  /** How many rows the whole list has, from any of its rows. */
  total(raw: Record<string, unknown>): number;
  decode(raw: Record<string, unknown>): Record<string, unknown>;
}

const TOTAL = 'rows_in_all';

/** Far more than the console asks for; a caller who varies everything only loses the reuse. */
const MOST_KEPT = 200;

/**
 * The statements behind a list: rows and their number in one, made and prepared once for each combination of filters and
 * sort that is asked for.
 */
export function pageStatements(
  db: Db,
  { entity, table, columns, search, sorts, defaultSort, filters, countAll, countAlong }: ListOptions,
) {
  const all: ListOptions['filters'] = { ...filters, ...(search.length > 0 && { search: contains(search) }) };
  const kept = new Map<string, Statement>();
  const count = (countAll ?? sql<number>`(select count(*) from ${table})`).mapWith(Number);

  function used(query: ListQuery) {
    const given = query as unknown as Record<string, unknown>;
    return Object.entries(all)
      .filter(([name]) => isGiven(given[name]))
      .map(([name, filter]) => ({ name, filter, value: given[name] }));
  }

  const conditionOf = (query: ListQuery) =>
    and(...used(query).map(({ name, filter, value }) => filter.condition(sql.placeholder(name), value)));

  function build(query: ListQuery): Statement {
    const where = conditionOf(query);
    const matching = sql<number>`(select count(*) from ${table} where ${where})`;
    const total = where
      ? (countAlong && isGiven(query.search) ? sql<number>`count(*) over ()` : matching).mapWith(Number)
      : count;
    const select = db
      .select({ row: columns, total })
      .from(table as PgTable)
      .where(where)
      .orderBy(...order(query.sort ?? defaultSort))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'));
    return decodeOnce(select.prepare(statementName(`${entity}_page`, select.toSQL().sql))) as unknown as Statement;
  }

  function order(sort: string): SQL[] {
    const descending = sort.startsWith('-');
    const name = descending ? sort.slice(1) : sort;
    const by = Object.hasOwn(sorts, name) && sorts[name];
    if (!by) throw invalidInput({ sort: recordErrors.unknownSort() });
    const direction = descending ? desc : asc;
    // The id makes the order total: no row is on two pages, or on none. The indexes hold it as their last column.
    return [direction(is(by, Column) && isText(by) ? alphabetical(by) : by), direction(table.id)];
  }

  return {
    /** The rows of a page, and how many there are in all; `total` is unknown on an empty page. */
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
      const { page, limit } = query;
      return statement.execute({ ...Object.fromEntries(bound), limit, offset: (page - 1) * limit });
    },

    /** The whole list as one statement, with its values in it: for a cursor, whose raw rows `decode` turns into records. */
    whole(query: Omit<ListQuery, 'page' | 'limit'>): WholeList {
      const conditions = used(query as ListQuery).map(({ filter, value }) =>
        filter.condition(sql.param(filter.bind ? filter.bind(value) : value) as never, value),
      );
      const named = Object.entries(columns).map(([name, field]) => {
        const plain = is(field, SQL.Aliased) ? field.sql : field;
        return [name, sql`${plain}`.as(name)];
      });
      const statement = db
        .select({ ...Object.fromEntries(named), [TOTAL]: sql`count(*) over ()`.as(TOTAL) })
        .from(table as PgTable)
        .where(and(...conditions))
        .orderBy(...order(query.sort ?? defaultSort))
        .getSQL();
      return { statement, total: raw => Number(raw[TOTAL]), decode: rowDecoder(columns) };
    },

    /** How many rows fit, for a page beyond the last. */
    async total(query: ListQuery): Promise<number> {
      const first = await this.rows({ ...query, page: 1, limit: 1 });
      return first[0]?.total ?? 0;
    },
  };
}

const isGiven = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Instants are strings too, by Drizzle's count, but of another column type. */
const isText = (column: AnyColumn) => ['PgText', 'PgVarchar', 'PgChar'].includes(column.columnType);
