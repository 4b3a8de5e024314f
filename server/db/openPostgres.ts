import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type DatabaseOptions, STATEMENT_TIMEOUT_MS } from './databaseOptions';
import { runMigrations } from './migrations';
import { PostgresListener } from './PostgresListener';
import { ReplaceablePool } from './ReplaceablePool';
import type { Database, Db } from './types';

/** PostgreSQL, or a server that speaks its protocol; see `openDatabase`. */
export async function openPostgres({
  databaseUrl,
  poolMax = 10,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
  onLost,
}: DatabaseOptions & { databaseUrl: string }): Promise<Database> {
  const connection = {
    connectionString: databaseUrl,
    // instants are read as UTC (see columns.ts), whatever the server's time zone
    options: '-c TimeZone=UTC',
  };
  const pool = new ReplaceablePool(
    {
      ...connection,
      max: poolMax,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
      connectionTimeoutMillis: 10_000,
    },
    onLost,
  );
  const listener = new PostgresListener(connection, onLost);
  const db = drizzle(pool as unknown as pg.Pool) as unknown as Db;
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  const quoted = (text: string) => pg.escapeIdentifier(text);
  const snapshot = `${name}_snapshot`;

  const database: Database = {
    kind: 'postgres',
    db,
    async migrate() {
      const client = await pool.connect();
      try {
        await runMigrations(drizzle(client) as unknown as Db);
      } finally {
        client.release();
      }
    },
    async ready() {
      await pool.query('select 1');
    },
    listen: (channel, onPayload) => listener.listen(channel, onPayload),
    async keepSnapshot() {
      await withoutConnections(async admin => {
        await admin.query(`drop database if exists ${quoted(snapshot)}`);
        await admin.query(`create database ${quoted(snapshot)} template ${quoted(name)}`);
      });
    },
    async reset() {
      await withoutConnections(async admin => {
        const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [snapshot]);
        if (!rowCount) throw new Error('No snapshot was kept to reset to');
        await admin.query(`drop database ${quoted(name)} with (force)`);
        await admin.query(`create database ${quoted(name)} template ${quoted(snapshot)}`);
      });
      // the snapshot may be older than the program
      await database.migrate();
    },
    // PostgreSQL does this itself
    async upkeep() {},
    async close() {
      await listener.close();
      await pool.end();
    },
  };
  await database.ready();
  return database;

  /** A database that is copied or dropped must have no connections, so the work runs from `postgres`. */
  async function withoutConnections(work: (admin: pg.Client) => Promise<void>) {
    const url = new URL(databaseUrl);
    url.pathname = '/postgres';
    await listener.pause();
    try {
      await pool.whileEmpty(async () => {
        const admin = new pg.Client({ connectionString: url.href });
        await admin.connect();
        try {
          await work(admin);
        } finally {
          await admin.end();
        }
      });
    } finally {
      await listener.resume();
    }
  }
}
