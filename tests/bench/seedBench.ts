import { cpuUsage } from 'node:process';
import { startPostgres } from '../support/database/startPostgres';
import { rounded, table } from './support/figures';
import { fillOrders } from './support/fillOrders';
import { createDatabase } from './support/startBenchPostgres';

/** PostgreSQL's defaults, unlike in tests: writes are synced to disk. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** Measures how long `SEED=large` takes on an empty PostgreSQL with default settings, from its progress reports. */
export async function seedBench({ orders = 1_000_000 } = {}): Promise<string> {
  const postgres = await startPostgres(DURABLE);
  try {
    const databaseUrl = await createDatabase(postgres.url, `orders_${orders}`);
    const parts = new Map<string, number>();
    const began = performance.now();
    const ownBegan = cpuUsage();
    let last = began;
    const took = (part: string) => {
      const now = performance.now();
      parts.set(part, (parts.get(part) ?? 0) + now - last);
      last = now;
    };
    await fillOrders(databaseUrl, orders, step => {
      took(partOf(step));
      console.info(`  ${seconds(performance.now() - began)} s: ${step}`);
    });
    const { user, system } = cpuUsage(ownBegan);
    return [
      table(
        [`${rounded(orders)} orders on PostgreSQL, until it reported`, 's'],
        [
          ...[...parts].map(([part, ms]) => [part, seconds(ms)]),
          ['**in all**', `**${seconds(performance.now() - began)}**`],
        ],
      ),
      '',
      `Of it ${seconds((user + system) / 1_000)} s of processor time in the server; the rest is PostgreSQL and the disk. With fsync, \`shared_buffers\` and all else as PostgreSQL comes.`,
    ].join('\n');
  } finally {
    await postgres.stop();
  }
}

/** Returns a progress report without its counts: `Pesanan 402.728 dari 1.000.000` and the reports after it are one part. */
const partOf = (step: string) => step.split(/,| \d| sampai/)[0]!;

const seconds = (ms: number) => rounded(ms / 1_000);
