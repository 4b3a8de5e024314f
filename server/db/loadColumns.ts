import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The columns that a bulk load fills: those that the first row names; the others get their defaults. */
export function loadColumns(
  table: PgTable,
  rows: readonly Record<string, unknown>[],
): [name: string, column: PgColumn][] {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  return Object.keys(rows[0] ?? {}).map(name => [name, columns[name]!]);
}
