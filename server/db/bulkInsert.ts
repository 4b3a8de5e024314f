import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './types';

const BATCH = 5_000;

/**
 * Inserts many rows in few statements, each column as one array: about 100,000 rows a second on either database
 * (PGlite's COPY is a fifth faster, but runs outside Drizzle's transactions). Columns are those of the first row;
 * the others get their defaults.
 * @param conflict what to do with existing rows: sql`on conflict (code) do nothing`
 */
export async function bulkInsert<Table extends PgTable>(
  tx: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  conflict: SQL = sql``,
): Promise<void> {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const names = Object.keys(rows[0] ?? {});
  if (names.length === 0) return;
  const targets = list(names.map(name => sql.identifier(columns[name]!.name)));
  const values = list(names.map((name, index) => sql.raw(`c${index}::${columns[name]!.getSQLType()}`)));
  const aliases = sql.raw(names.map((_, index) => `c${index}`).join(', '));
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH) as Record<string, unknown>[];
    const arrays = list(names.map(name => sql`${sql.param(batch.map(row => textOf(row[name])))}::text[]`));
    await tx.execute(
      sql`insert into ${table} (${targets}) select ${values} from unnest(${arrays}) as t(${aliases}) ${conflict}`,
    );
  }
}

const list = (parts: (SQL | ReturnType<typeof sql.identifier>)[]) => sql.join(parts, sql`, `);

/** A value in PostgreSQL's text format. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
