import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { bulkInsert } from './bulkInsert';
import type { Tx } from './types';

/**
 * `bulkInsert` for a table with foreign keys and no other triggers. PostgreSQL looks each reference of each row up by itself, which costs the
 * embedded database four fifths of the time in which nobody else is served. There a statement for each foreign key looks up what the rows
 * have in common, and nothing can go meanwhile: one transaction runs at a time. On PostgreSQL it is `bulkInsert`.
 *
 * @throws Error where a row refers to what does not exist
 */
export async function bulkInsertReferences<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const { rows: settings } = await tx.execute<{ single: string | null }>(
    sql`select current_setting('app.single_connection', true) as single`,
  );
  if (settings[0]?.single !== 'on') return bulkInsert(tx, table, rows);
  await requireReferences(tx, table, rows);
  await tx.execute(sql`set local session_replication_role = replica`);
  await bulkInsert(tx, table, rows);
  await tx.execute(sql`set local session_replication_role = origin`);
}

/** Looks up every distinct reference of the rows, by foreign key. */
async function requireReferences<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (const foreignKey of getTableConfig(table).foreignKeys) {
    const { columns, foreignColumns, foreignTable } = foreignKey.reference();
    const [column, target] = [columns[0]!, foreignColumns[0]!];
    if (columns.length > 1) throw new Error(`${foreignKey.getName()}: only foreign keys of one column`);
    const key = nameOf(table, column.name);
    const values = [...new Set((rows as readonly Record<string, unknown>[]).map(row => row[key] ?? null))];
    const wanted = values.filter(value => value !== null).map(String);
    if (wanted.length === 0) continue;
    const found = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from ${foreignTable} where ${target} = any(${sql.param(wanted)}::${sql.raw(target.getSQLType())}[])`,
    );
    if (found.rows[0]?.count !== wanted.length)
      throw new Error(`${foreignKey.getName()}: a row refers to what is not there`);
  }
}

/** The property under which a table's rows hold a column. */
const nameOf = (table: PgTable, column: string): string =>
  Object.entries(getTableColumns(table)).find(([, { name }]) => name === column)![0];
