import pg from 'pg';
import { startPostgres } from '../../support/database/startPostgres';

interface BenchPostgres {
  /** To an empty database. */
  url: string;
  version: string;
  stop(): Promise<void>;
}

/** A real PostgreSQL with an empty database, as the tests start it (without fsync: only reading is measured on it). */
export async function startBenchPostgres(): Promise<BenchPostgres> {
  const server = await startPostgres();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('create database merchants');
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  const url = new URL(server.url);
  url.pathname = '/merchants';
  return { url: url.href, version: rows[0]?.server_version ?? '', stop: server.stop };
}

/** Creates a further database beside that of the address. @returns its address */
export async function createDatabase(adminUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
