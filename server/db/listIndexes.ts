import { type AnyIndexBuilder, type ExtraConfigColumn, index } from 'drizzle-orm/pg-core';
import { alphabetical } from './alphabetical';

interface Listed<Column extends string> {
  /** What a list is sorted by: with the id behind it, and texts alphabetically. */
  sorts?: readonly Column[];
  /** What `?search=` looks in. */
  search?: readonly Column[];
  /** What a list is filtered by. */
  filters?: readonly Column[];
}

/**
 * The indexes that a CRUD store's list needs, from what its store sorts, searches and filters by.
 *
 * @param name of the table; the indexes begin with it
 * @example table => listIndexes('couriers', table, { sorts: ['plate', 'hired_on'], search: ['plate'], filters: ['region_code'] })
 */
export function listIndexes<Column extends string>(
  name: string,
  table: Readonly<Record<Column | 'id', ExtraConfigColumn>>,
  { sorts = [], search = [], filters = [] }: Listed<Column>,
): AnyIndexBuilder[] {
  const isText = (column: ExtraConfigColumn) => ['PgVarchar', 'PgText'].includes(column.columnType);
  return [
    ...sorts.map(column => {
      const sorted = table[column];
      return index(`${name}_${column}_idx`).on(isText(sorted) ? alphabetical(sorted) : sorted, table.id);
    }),
    ...filters
      .filter(column => !sorts.includes(column))
      .map(column => index(`${name}_${column}_idx`).on(table[column])),
    ...search.map(column => index(`${name}_${column}_trgm_idx`).using('gin', table[column].op('gin_trgm_ops'))),
  ];
}
