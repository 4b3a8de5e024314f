import pg from 'pg';
import { type BuiltServer, startBuiltServer } from '../../support/builtServer';
import { signIn } from '../../support/signIn';
import { fillOrders } from './fillOrders';
import { createDatabase } from './startBenchPostgres';

/** A server on a database with the given number of orders over a year. */
export interface FilledServer {
  orders: number;
  databaseUrl: string;
  server: BuiltServer;
  token: string;
}

/** Creates the database and fills it; one left by an earlier run on your own PostgreSQL (`BENCH_POSTGRES`) is used unchanged. */
export async function startFilled(adminUrl: string, orders: number): Promise<FilledServer> {
  const databaseUrl = await createDatabase(adminUrl, `orders_${orders}`);
  await fillOrders(databaseUrl, orders);
  // as autovacuum would leave it some minutes later
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
  const server = await startBuiltServer({ env: { DATABASE_URL: databaseUrl } });
  return { orders, databaseUrl, server, token: await signIn(server.url, 'superadmin') };
}

/** Returns the milliseconds from a request to the end of its response, and the response. @throws Error for any status but 200 */
export async function ask(
  { server, token }: Pick<FilledServer, 'server' | 'token'>,
  path: string,
): Promise<{ took: number; body: string }> {
  const start = performance.now();
  const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
  const body = await response.text();
  const took = performance.now() - start;
  if (!response.ok) throw new Error(`${path}: ${response.status} ${body.slice(0, 300)}`);
  return { took, body };
}
