import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DASHBOARD_PRESETS_DAYS_BACK } from '../../../contract/constants';
import { addDays, jakartaDay } from '../../../contract/core/days';
import { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import { readConfig } from '../../../server/config';
import { openFileStore } from '../../../server/files/fileStore';
import { openAndFill } from '../../../server/startup/openAndFill';
import { type BuiltServer, startBuiltServer } from '../../support/builtServer';
import { signIn } from '../../support/signIn';
import { median, rounded, table } from '../support/figures';
import { createDatabase, startBenchPostgres } from '../support/startBenchPostgres';

const WARM_UP = 10;

interface Side {
  orders: number;
  server: BuiltServer;
  token: string;
}

/** Every call of the dashboard but the workbook, which nobody waits for before the page stands. */
const paths = Object.values(dashboardApi)
  .filter(endpoint => endpoint !== dashboardApi.excel)
  .map(({ path }) => path.replace('{id}', 'lpg'));

/**
 * The calls of the dashboard over a year with 100,000 and with 1,000,000 orders on one PostgreSQL, in turn: what counts is how much longer
 * they take, and what all of them take one after another.
 */
export async function dashboardBench({ rounds = 40, sizes = [100_000, 1_000_000] } = {}): Promise<string> {
  const postgres = await startBenchPostgres();
  const sides: Side[] = [];
  try {
    for (const orders of sizes) sides.push(await prepare(postgres.url, orders));
    const rows: string[][] = [];
    for (const [label, back] of Object.entries(DASHBOARD_PRESETS_DAYS_BACK)) {
      const today = jakartaDay();
      const query = `start_date=${addDays(today, -back)}&end_date=${today}`;
      const sums = sides.map(() => 0);
      for (const path of paths) {
        const times = sides.map((): number[] => []);
        for (let round = -WARM_UP; round < rounds; round++)
          for (const [index, side] of sides.entries()) {
            const took = await ask(side, `${path}?${query}`);
            if (round >= 0) times[index]!.push(took);
          }
        const medians = times.map(median);
        for (const [index, each] of medians.entries()) sums[index]! += each;
        rows.push(lineOf(`${path}, ${label}`, medians));
      }
      rows.push(lineOf(`**all, ${label}**`, sums));
    }
    return [
      table(['call', ...sides.map(({ orders }) => `${rounded(orders)} orders, ms`), 'ratio'], rows),
      '',
      `PostgreSQL ${postgres.version}; medians of ${rounds} requests each, one at a time and in turn.`,
    ].join('\n');
  } finally {
    await Promise.allSettled(sides.map(({ server }) => server.stop()));
    await postgres.stop();
  }
}

function lineOf(name: string, medians: readonly number[]): string[] {
  const line = [name, ...medians.map(each => each.toFixed(1)), `**${(medians.at(-1)! / medians[0]!).toFixed(2)}**`];
  console.info(`  ${line.join('  ')}`);
  return line;
}

/** A database of its own with so many orders over a year, and a server over it. */
async function prepare(adminUrl: string, orders: number): Promise<Side> {
  const url = await createDatabase(adminUrl, `dashboard_${orders}`);
  const folder = mkdtempSync(join(tmpdir(), 'merchants-bench-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    DATABASE_URL: url,
    SEED: 'large',
    SEED_ORDERS: String(orders),
  });
  const database = await openAndFill(config, openFileStore(folder), step => console.info(`  ${orders}: ${step}`));
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  const server = await startBuiltServer({ env: { DATABASE_URL: url } });
  return { orders, server, token: await signIn(server.url, 'superadmin') };
}

async function ask({ server, token }: Side, path: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  const took = performance.now() - start;
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return took;
}
