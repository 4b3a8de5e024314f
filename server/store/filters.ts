import { type AnyColumn, and, eq, gte, ilike, lte, or, type SQL, sql } from 'drizzle-orm';

/**
 * A filter of a list. The condition holds a placeholder, so that lists filtered by the same fields share a prepared statement, whatever the
 * values.
 */
export interface Filter<Value> {
  condition(placeholder: ReturnType<typeof sql.placeholder>, value: Value): SQL;
  /** Maps the value to a parameter. */
  bind?(value: Value): unknown;
  /** Distinguishes values that need different statements. */
  shape?(value: Value): string;
  /** For a search that also looks into other tables: the condition in its parts. */
  parts?(placeholder: ReturnType<typeof sql.placeholder>, value: Value): SearchParts | undefined;
}

/** The conditions of a search, any of which may hold. */
export interface SearchParts {
  /** In the list's own table. */
  own: SQL;
  others: readonly Among[];
}

/**
 * Rows of a list that refer, by `key`, to a matching record of another table. An index on the key and the sort yields each record's first
 * rows.
 */
export interface Among {
  key: AnyColumn;
  id: AnyColumn;
  where: SQL;
}

/** Matches rows that refer to any such record. The records are selected into an array first, so that each part can use its index. */
export const isAmong = ({ key, id, where }: Among): SQL =>
  sql`${key} = any(array(select ${id} from ${id.table} where ${where}))`;

/** `?is_active=true` */
export const equals = <Value>(column: AnyColumn): Filter<Value> => ({
  condition: placeholder => eq(column, placeholder),
});

/**
 * `?placement=a&placement=b`: any of them; a single value is also accepted. A single value is compared with `=`, because only then does an
 * index on the column and the list's sort return the rows in order.
 */
export const oneOf = (column: AnyColumn): Filter<string | readonly string[]> => ({
  condition: (placeholder, value) =>
    single(value) === undefined ? sql`${column} = any(${placeholder})` : sql`${column} = ${placeholder}`,
  bind: value => single(value) ?? value,
  shape: value => (single(value) === undefined ? 'any' : 'one'),
});

const single = (value: string | readonly string[]) =>
  typeof value === 'string' ? value : value.length === 1 ? value[0] : undefined;

/** `?weekdays=1&weekdays=2` on an array column: records that have any of them. */
export const overlaps = (column: AnyColumn): Filter<string | readonly string[]> => ({
  condition: placeholder => sql`${column} && ${placeholder}`,
  bind: value => (typeof value === 'string' ? [value] : value),
});

/** `?starts_from=2026-11-01T00:00:00.000Z`: from that instant on, inclusive. */
export const atLeast = <Value>(column: AnyColumn): Filter<Value> => ({
  condition: placeholder => gte(column, placeholder),
});

/** `?end_date=2026-11-30` on a date column: up to and including that day. */
export const atMost = <Value>(column: AnyColumn): Filter<Value> => ({
  condition: placeholder => lte(column, placeholder),
});

/** Names that each stand for a condition, such as states derived from dates; several names are combined with OR. */
export const anyOf = <Name extends string>(conditions: Record<Name, SQL>): Filter<Name | readonly Name[]> => {
  const names = (value: Name | readonly Name[]) => (typeof value === 'string' ? [value] : [...value]);
  return {
    condition: (_, value) => sql`(${or(...names(value).map(name => conditions[name])) ?? sql`false`})`,
    shape: value => names(value).sort().join('|'),
  };
};

/** Case-insensitive substring of any of the columns; `%`, `_` and `\` are literal. */
export const contains = (columns: readonly AnyColumn[]): Filter<string> => ({
  condition: placeholder => sql`(${or(...columns.map(column => ilike(column, placeholder as unknown as string)))})`,
  bind: containing,
});

/** Returns the `like` pattern for texts that contain the given text; `%`, `_` and `\` are literal. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

// biome-ignore lint/suspicious/noExplicitAny: each filter has its own value type
type Filters = Record<string, Filter<any>>;

/** Returns a list's filters as one condition including its values, for custom statements; undefined if none is set. */
export const matching = <F extends Filters>(filters: F, given: { [Name in keyof F]?: unknown }): SQL | undefined =>
  and(
    ...Object.entries(filters).flatMap(([name, filter]) => {
      const value = given[name];
      if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return [];
      return [filter.condition(sql.param(filter.bind ? filter.bind(value) : value) as never, value)];
    }),
  );

/** `?start_date=2026-11-01`: from the start of that day in Jakarta on. */
export const fromDay = (column: AnyColumn): Filter<string> => ({
  condition: placeholder => sql`${column} >= (${placeholder}::date)::timestamp at time zone 'Asia/Jakarta'`,
});

/** `?end_date=2026-11-30`: until the end of that day in Jakarta. */
export const untilDay = (column: AnyColumn): Filter<string> => ({
  condition: placeholder => sql`${column} < (${placeholder}::date + 1)::timestamp at time zone 'Asia/Jakarta'`,
});
