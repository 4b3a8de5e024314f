import { type AnyIndexBuilder, type ExtraConfigColumn, index } from 'drizzle-orm/pg-core';
import type { Endpoint } from '../../contract/core/endpoint';
import { filterNames, listSchema } from '../../contract/core/listSchema';
import { alphabetical } from './alphabetical';

/**
 * The indexes that a CRUD store's list needs: for each sort one that ends in the id (texts alphabetically), for each searched field a
 * trigram index, and one for each filter. What is no column is left to the table.
 *
 * @param name of the table; the indexes begin with it
 * @param list the endpoint whose query says what the list is sorted, searched and filtered by
 * @example table => listIndexes('couriers', table, courierApi.list)
 */
export function listIndexes(
  name: string,
  table: Readonly<Record<string, ExtraConfigColumn>>,
  list: Endpoint,
): AnyIndexBuilder[] {
  const schema = listSchema(list);
  const { sorts = [], search } = schema;
  const columns = (names: readonly string[]) =>
    names.flatMap(column => (table[column] ? [{ column, indexed: table[column] }] : []));
  return [
    ...columns(sorts).map(({ column, indexed }) =>
      index(`${name}_${column}_idx`).on(isText(indexed) ? alphabetical(indexed) : indexed, table.id!),
    ),
    ...columns(filterNames(schema).filter(filter => !sorts.includes(filter))).map(({ column, indexed }) =>
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
