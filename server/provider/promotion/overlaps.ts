import { type AnyColumn, sql } from 'drizzle-orm';
import type { Filter } from '../../store/filters';

/** `?category=bbm&category=lpg`: rows whose list has any of them; a single value is allowed. */
export const overlaps = (column: AnyColumn): Filter<string | readonly string[]> => ({
  condition: placeholder => sql`${column} && ${placeholder}::text[]`,
  bind: value => (typeof value === 'string' ? [value] : value),
});
