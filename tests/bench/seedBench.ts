import { cpuUsage } from 'node:process';
import { startPostgres } from '../support/database/startPostgres';
import { rounded, table } from './support/figures';
import { fillOrders } from './support/fillOrders';
import { createDatabase } from './support/startBenchPostgres';

/** As PostgreSQL comes, unlike in tests: what is written is synced to the disk. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** How long `SEED=large` takes on an empty PostgreSQL with its usual settings, by what it reports on the way. */
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

/** A report without what it counts: `Pesanan 402.728 dari 1.000.000` and the next ones are one part. */
const partOf = (step: string) => step.split(/,| \d| sampai/)[0]!;

const seconds = (ms: number) => rounded(ms / 1_000);
