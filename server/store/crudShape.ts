import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isUuid } from '../../contract/core/isUuid';
import type { CrudOptions, CrudTable, Filters } from './CrudOptions';
import { listOf } from './listOf';
import { regionRule } from './regionRule';
import type { Selection } from './Selection';
import { sanitiseTexts } from './sanitiseTexts';

/** What the read and write operations of a store share, derived once from its options. */
export function crudShape<
  Table extends CrudTable,
  Columns extends Selection,
  F extends Filters,
  Regions extends PgColumn | undefined,
>(options: CrudOptions<Table, Columns, F, Regions>) {
  const { entity, table, columns, regions, list } = options;
  const stored = getTableColumns(table) as Record<string, PgColumn>;
  const [regionField] = Object.entries(stored).find(([, column]) => column === regions) ?? [];
  const listed = listOf(entity, table, list, options);
  const hasUuid = table.id.getSQLType() === 'uuid';
  return {
    listed,
    /** Picks those of the given managed columns that the table has. */
    managed: (values: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => name in stored)),
    /** Sanitises values for storage. */
    clean: <Values extends object>(values: Values) => sanitiseTexts(values, listed.richTexts),
    selected: (columns ?? stored) as Selection,
    regional: regions && regionRule(table, regions, regionField!),
    hasUuid,
    /** Whether a text can be a record's id at all (a UUID where ids are UUIDs). */
    isPossible: (id: string) => !hasUuid || isUuid(id),
  };
}

export type CrudShape = ReturnType<typeof crudShape>;
