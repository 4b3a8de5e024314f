import pg from 'pg';
import { startPostgres } from '../../support/database/startPostgres';

interface BenchPostgres {
  /** Connects to an empty database. */
  url: string;
  version: string;
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL with an empty database as the tests do (without fsync: only reads are measured), or uses the one at
 * `BENCH_POSTGRES`, which keeps its databases for the next run.
 */
export async function startBenchPostgres(): Promise<BenchPostgres> {
  const kept = process.env.BENCH_POSTGRES;
  const server = kept ? { url: kept, stop: async () => {} } : await startPostgres();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  const url = await createDatabase(server.url, 'merchants');
  return { url, version: rows[0]?.server_version ?? '', stop: server.stop };
}

/** Creates a database beside that of the URL, unless it exists. @returns its URL */
export async function createDatabase(adminUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (!rowCount) await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
