import { and, type SQL, sql } from 'drizzle-orm';
import type { Filter } from './filters';

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
