import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type DatabaseOptions, STATEMENT_TIMEOUT_MS } from './databaseOptions';
import { runMigrations } from './migrations';
import { PostgresListener } from './PostgresListener';
import { PostgresWatch } from './PostgresWatch';
import { ReplaceablePool } from './ReplaceablePool';
import { Replica } from './Replica';
import { RoutedPool } from './RoutedPool';
import type { Database, Db } from './types';

/** Waits until each connection is gone. */
const END_IDLE = `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and state = 'idle'`;

/** Callers refused during an outage have retried by then. */
const LATELY_MS = 60_000;

/** Opens PostgreSQL, or a server that speaks its protocol; see `openDatabase`. */
export async function openPostgres({
  databaseUrl,
  directUrl = databaseUrl,
  readUrl,
  ...options
}: DatabaseOptions & { databaseUrl: string }): Promise<Database> {
  const { onLost, onBack } = options;
  let backAt = Number.NEGATIVE_INFINITY;
  const { pool, watch } = openPostgresPool({
    ...options,
    connectionString: databaseUrl,
    onBack() {
      backAt = performance.now();
      onBack?.();
      void listener.reconnect();
    },
  });
  const replica = readUrl ? openReplica(readUrl, options) : undefined;
  const routed = replica && new RoutedPool(pool, replica);
  const direct = { ...CONNECTION, connectionString: directUrl };
  const listener = new PostgresListener(direct, onLost);
  const db = drizzle((routed ?? pool) as unknown as pg.Pool) as unknown as Db;
  const name = decodeURIComponent(new URL(directUrl).pathname.slice(1));
  const quoted = (text: string) => pg.escapeIdentifier(text);
  const snapshot = `${name}_snapshot`;

  const database: Database = {
    kind: 'postgres',
    db,
    reading: work => (routed ? routed.reading(work) : work()),
    ...(routed && { reads: routed.reads }),
    get wasAway() {
      return performance.now() - backAt < LATELY_MS;
    },
    migrate: () => migrateOver(direct),
    async ready() {
      await pool.query('select 1');
    },
    listen: (channel, onPayload, onMissed) => listener.listen(channel, onPayload, onMissed),
    async keepSnapshot() {
      await withoutConnections(async admin => {
        await admin.query(`drop database if exists ${quoted(snapshot)}`);
        await admin.query(`create database ${quoted(snapshot)} template ${quoted(name)}`);
      });
    },
    async reset() {
      await withoutConnections(async admin => {
        const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [snapshot]);
        if (!rowCount) throw new Error('There is no snapshot to reset to');
        await admin.query(`drop database ${quoted(name)} with (force)`);
        await admin.query(`create database ${quoted(name)} template ${quoted(snapshot)}`);
      });
      // the snapshot may be older than the program
      await database.migrate();
    },
    // PostgreSQL does this itself
    async upkeep() {},
    async close() {
      await Promise.all([watch.pause(), listener.close(), pool.end(), replica?.close()]);
    },
  };
  try {
    await requireUtc(pool);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;

  /**
   * Runs work while no connection to the database is open, as copying or dropping it requires; the work runs from the `postgres` database.
   */
  async function withoutConnections(work: (admin: pg.Client) => Promise<void>) {
    const url = new URL(directUrl);
    url.pathname = '/postgres';
    await Promise.all([listener.pause(), watch.pause()]);
    try {
      await pool.whileEmpty(async () => {
        const admin = new pg.Client({ connectionString: url.href });
        admin.on('error', () => {});
        await admin.connect();
        try {
          // a pooler keeps its own connections open after ours are closed
          if (directUrl !== databaseUrl) await admin.query(END_IDLE, [name]);
          await work(admin);
        } finally {
          await admin.end();
        }
      });
    } finally {
      watch.resume();
      await listener.resume();
    }
  }
}

/** Opens the replica. Losing it is reported but harmless: the primary takes its place. */
const openReplica = (url: string, { onLost, onBack: _, ...options }: Omit<DatabaseOptions, 'databaseUrl'>) =>
  new Replica(
    openPostgresPool({
      ...options,
      connectionString: url,
      mayOnlyRead: true,
      onLost: ({ message }) => onLost?.(new Error(`DATABASE_READ_URL: ${message}`)),
    }),
  );

/** Migrates on a dedicated connection, which the migration lock belongs to. */
async function migrateOver(connection: pg.ClientConfig) {
  const client = new pg.Client(connection);
  // the failed query reports the error as well
  client.on('error', () => {});
  await client.connect();
  try {
    await runMigrations(drizzle(client) as unknown as Db);
  } finally {
    await client.end();
  }
}

/** Checks that sessions use UTC: a pooler may drop a connection's start-up options. @throws Error if instants would be read wrongly */
async function requireUtc(pool: ReplaceablePool) {
  const { rows } = await pool.query(`select current_setting('TimeZone') as zone, current_user as role`);
  const [{ zone, role }] = rows as [{ zone: string; role: string }];
  if (zone !== 'UTC')
    throw new Error(
      `DATABASE_URL: sesi basis data memakai zona waktu ${zone}. Jalankan: ALTER ROLE ${pg.escapeIdentifier(role)} SET timezone = 'UTC'`,
    );
}

/** Options of every connection. */
const CONNECTION = {
  // instants are read as UTC (see columns.ts), whatever the server's time zone
  options: '-c TimeZone=UTC',
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
  connectionTimeoutMillis: 10_000,
};

/** Added to the statement timeout, which the server itself enforces. */
const MARGIN_MS = 10_000;

type PoolOptions = Pick<
  DatabaseOptions,
  'poolMax' | 'statementTimeoutMs' | 'preparedStatements' | 'onLost' | 'onBack'
> & {
  connectionString: string;
  /** Whether a read-only server is accepted, as for a replica. */
  mayOnlyRead?: boolean;
};

/** Opens a pool, and the watch that knows whether its server responds. */
function openPostgresPool({
  connectionString,
  poolMax = 10,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
  preparedStatements = true,
  mayOnlyRead = false,
  onLost,
  onBack,
}: PoolOptions): { pool: ReplaceablePool; watch: PostgresWatch } {
  const watch = new PostgresWatch({
    connection: { connectionString },
    mayOnlyRead,
    onAway(reason) {
      pool.cut();
      onLost?.(reason);
    },
    onBack: () => onBack?.(),
  });
  const config = {
    ...CONNECTION,
    connectionString,
    max: poolMax,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
  };
  const pool = new ReplaceablePool(config, watch, statementTimeoutMs + MARGIN_MS, preparedStatements);
  return { pool, watch };
}
