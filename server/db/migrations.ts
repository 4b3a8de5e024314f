import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import type { Db } from './types';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number that no one else uses with this database. */
const LOCK = 7_316_554;

/**
 * Applies what is missing of `server/db/migrations`. `connection` is one connection and no pool: the lock that keeps other
 * processes out belongs to it.
 */
export async function runMigrations(connection: Db): Promise<void> {
  await connection.execute(sql`set statement_timeout = 0`);
  await connection.execute(sql`select pg_advisory_lock(${sql.raw(String(LOCK))})`);
  try {
    // What drizzle-orm's own migrators do; they are typed by driver, this is not.
    const { dialect, session } = connection as unknown as { dialect: PgDialect; session: PgSession };
    await dialect.migrate(readMigrationFiles({ migrationsFolder: FOLDER }), session, { migrationsFolder: FOLDER });
  } finally {
    await connection.execute(sql`select pg_advisory_unlock(${sql.raw(String(LOCK))})`);
    await connection.execute(sql`reset statement_timeout`);
  }
}
