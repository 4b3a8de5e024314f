import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { bulkInsert } from './bulkInsert';
import { DatabaseError } from './DatabaseError';
import type { Tx } from './types';

/**
 * `bulkInsert` for a table with foreign keys and no triggers of its own. The embedded database spends four fifths of such an insert on
 * checking each reference of each row; there, each foreign key is checked by a single statement instead. This is as safe, because PGlite
 * runs no other transaction meanwhile that could delete a referenced row. On PostgreSQL it is `bulkInsert`.
 *
 * @throws DatabaseError 23503 with the constraint, as PostgreSQL does, if a row refers to a missing one
 */
export async function bulkInsertWithBatchedChecks<Table extends PgTable>(
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

/** Checks the distinct references of the rows, with one statement per foreign key. */
async function requireReferences<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (const foreignKey of getTableConfig(table).foreignKeys) {
    const { columns, foreignColumns, foreignTable } = foreignKey.reference();
    const [column, target] = [columns[0]!, foreignColumns[0]!];
    if (columns.length > 1) throw new Error(`${foreignKey.getName()}: only single-column foreign keys are supported`);
    const key = nameOf(table, column.name);
    const values = [...new Set((rows as readonly Record<string, unknown>[]).map(row => row[key] ?? null))];
    const wanted = values.filter(value => value !== null).map(String);
    if (wanted.length === 0) continue;
    const found = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from ${foreignTable} where ${target} = any(${sql.param(wanted)}::${sql.raw(target.getSQLType())}[])`,
    );
    if (found.rows[0]?.count !== wanted.length) throw violationOf(foreignKey.getName(), getTableName(table));
  }
}

const violationOf = (constraint: string, table: string) =>
  new DatabaseError({
    message: `insert or update on table "${table}" violates foreign key constraint "${constraint}"`,
    code: '23503',
    constraint,
    table,
  });

/** Returns the property name of a column in the table's rows. */
const nameOf = (table: PgTable, column: string): string =>
  Object.entries(getTableColumns(table)).find(([, { name }]) => name === column)![0];
