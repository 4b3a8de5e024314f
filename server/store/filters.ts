import { type AnyColumn, eq, gte, ilike, or, type SQL, sql } from 'drizzle-orm';

/**
 * One filter of a list. The condition holds a placeholder, so that lists that are filtered by the same fields share a
 * prepared statement whatever the values are.
 */
export interface Filter<Value> {
  condition(placeholder: ReturnType<typeof sql.placeholder>, value: Value): SQL;
  /** The value as the statement takes it. */
  bind?(value: Value): unknown;
  /** Tells apart values that need different statements. */
  shape?(value: Value): string;
}

/** `?is_active=true` */
export const equals = <Value>(column: AnyColumn): Filter<Value> => ({
  condition: placeholder => eq(column, placeholder),
});

/** `?placement=a&placement=b`: any of them; a single value will do. */
export const oneOf = (column: AnyColumn): Filter<string | readonly string[]> => ({
  condition: placeholder => sql`${column} = any(${placeholder})`,
  bind: value => (typeof value === 'string' ? [value] : value),
});

/** `?starts_from=2026-11-01T00:00:00.000Z`: that and everything after. */
export const atLeast = <Value>(column: AnyColumn): Filter<Value> => ({
  condition: placeholder => gte(column, placeholder),
});

/** Words that each stand for a condition, such as states that follow from dates: any of those asked for. */
export const anyOf = <Name extends string>(conditions: Record<Name, SQL>): Filter<Name | readonly Name[]> => {
  const names = (value: Name | readonly Name[]) => (typeof value === 'string' ? [value] : [...value]);
  return {
    condition: (_, value) => sql`(${or(...names(value).map(name => conditions[name])) ?? sql`false`})`,
    shape: value => names(value).sort().join('|'),
  };
};

/** The text anywhere in one of the columns, whatever its case; `%`, `_` and `\` are letters like others. */
export const contains = (columns: readonly AnyColumn[]): Filter<string> => ({
  condition: placeholder => sql`(${or(...columns.map(column => ilike(column, placeholder as unknown as string)))})`,
  bind: value => `%${value.replace(/[\\%_]/g, '\\$&')}%`,
});
