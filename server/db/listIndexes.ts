import { type AnyIndexBuilder, type ExtraConfigColumn, index } from 'drizzle-orm/pg-core';
import type { Endpoint } from '../../contract/core/endpoint';
import { filterNames, listSchema } from '../../contract/core/listSchema';
import { alphabetical } from './alphabetical';

/**
 * Returns the indexes that a CRUD store's list needs: for each sort one ending in the id (alphabetical for texts), for each searched field
 * a trigram index, and one for each filter. Names that are not columns are left to the table definition.
 *
 * @param name table name, which prefixes the index names
 * @param list the endpoint whose query defines the list's sorts, searched fields and filters
 * @example table => listIndexes('couriers', table, courierApi.list)
 */
export function listIndexes(
  name: string,
  table: Readonly<Record<string, ExtraConfigColumn>>,
  list: Endpoint,
): AnyIndexBuilder[] {
  const schema = listSchema(list);
  return indexesOf(name, table, { sorts: schema.sorts ?? [], filters: filterNames(schema), search: schema.search });
}

/** The same for names of columns by which a list is sorted, filtered and searched. */
export function indexesOf(
  name: string,
  table: Readonly<Record<string, ExtraConfigColumn>>,
  { sorts, filters, search }: Readonly<Record<'sorts' | 'filters' | 'search', readonly string[]>>,
): AnyIndexBuilder[] {
  const columns = (names: readonly string[]) =>
    names.flatMap(column => (table[column] ? [{ column, indexed: table[column] }] : []));
  return [
    ...columns(sorts).map(({ column, indexed }) =>
      index(`${name}_${column}_idx`).on(isText(indexed) ? alphabetical(indexed) : indexed, table.id!),
    ),
    ...columns(filters.filter(filter => !sorts.includes(filter))).map(({ column, indexed }) =>
      indexed.dataType === 'array'
        ? index(`${name}_${column}_idx`).using('gin', indexed)
        : index(`${name}_${column}_idx`).on(indexed),
    ),
    ...columns(search).map(({ column, indexed }) =>
      index(`${name}_${column}_trgm_idx`).using('gin', indexed.op('gin_trgm_ops')),
    ),
  ];
}

const isText = (column: ExtraConfigColumn) => ['PgVarchar', 'PgText'].includes(column.columnType);
