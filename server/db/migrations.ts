import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import type { Db } from './types';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
/** Advisory lock; any number unique in this database. */
const LOCK = 7_316_554;

/**
 * Applies pending migrations of `server/db/migrations`. `connection` must be a single connection, not a pool: the
 * advisory lock that keeps other processes out belongs to it.
 */
export async function runMigrations(connection: Db): Promise<void> {
  await connection.execute(sql`set statement_timeout = 0`);
  await connection.execute(sql`select pg_advisory_lock(${sql.raw(String(LOCK))})`);
  try {
    // as drizzle-orm's own migrators do, which are typed for one driver each
    const { dialect, session } = connection as unknown as { dialect: PgDialect; session: PgSession };
    await dialect.migrate(migrations(), session, { migrationsFolder: FOLDER });
  } finally {
    await connection.execute(sql`select pg_advisory_unlock(${sql.raw(String(LOCK))})`);
    await connection.execute(sql`reset statement_timeout`);
  }
}

/**
 * The first migration creates an unused extension that only a superuser may create: without it, the owner of a database can create, dump
 * and restore it unaided.
 */
const UNUSED_EXTENSION = /CREATE EXTENSION IF NOT EXISTS "earthdistance";/;

const migrations = () =>
  readMigrationFiles({ migrationsFolder: FOLDER }).map(({ sql: statements, ...migration }) => ({
    ...migration,
    sql: statements.filter(statement => !UNUSED_EXTENSION.test(statement)),
  }));
