import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CrudOptions, CrudTable, Filters } from './CrudOptions';
import { isUuid } from './isUuid';
import { regionRule } from './regionRule';
import type { Selection } from './Selection';

/** What the read and write operations of a store share, derived once from its options. */
export function crudShape<
  Table extends CrudTable,
  Columns extends Selection,
  F extends Filters,
  Regions extends PgColumn | undefined,
>({ table, columns, regions }: CrudOptions<Table, Columns, F, Regions>) {
  const stored = getTableColumns(table) as Record<string, PgColumn>;
  const [regionField] = Object.entries(stored).find(([, column]) => column === regions) ?? [];
  const hasUuid = table.id.getSQLType() === 'uuid';
  return {
    stored,
    selected: (columns ?? stored) as Selection,
    regional: regions && regionRule(table, regions, regionField!),
    hasUuid,
    /** Whether a text can be a record's id at all. */
    isPossible: (id: string) => !hasUuid || isUuid(id),
  };
}

export type CrudShape = ReturnType<typeof crudShape>;
