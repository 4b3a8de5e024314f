import { and, type SQL, sql } from 'drizzle-orm';
import type { Filter } from './filters';

// biome-ignore lint/suspicious/noExplicitAny: each filter has its own type of value
type Filters = Record<string, Filter<any>>;

/** Filters of a list as one condition with its values, for custom statements; undefined if none is set. */
export const matching = <F extends Filters>(filters: F, given: { [Name in keyof F]?: unknown }): SQL | undefined =>
  and(
    ...Object.entries(filters).flatMap(([name, filter]) => {
      const value = given[name];
      if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return [];
      return [filter.condition(sql.param(filter.bind ? filter.bind(value) : value) as never, value)];
    }),
  );
