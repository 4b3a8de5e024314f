import { setTimeout as wait } from 'node:timers/promises';
import { addDays, jakartaDay } from '../../contract/core/days';
import { orderApi } from '../../contract/order/orderApi';
import { askMeanwhile } from './support/askMeanwhile';
import { percentile, rounded, table } from './support/figures';
import { type FilledServer, startFilled } from './support/filledServer';
import { startBenchPostgres } from './support/startBenchPostgres';

/** About 100,000 orders of a year with a million. */
const DAYS_BACK = 36;
const MEGABYTE = 2 ** 20;

/**
 * Measures how much memory the server uses beyond its idle state, and how long others wait for a list, while about 100,000 orders of a
 * million are downloaded from PostgreSQL as a workbook and as CSV.
 */
export async function largeExportBench({ rounds = 3, orders = 1_000_000 } = {}): Promise<string> {
  const postgres = await startBenchPostgres();
  let side: FilledServer | undefined;
  try {
    const filled = await startFilled(postgres.url, orders);
    side = filled;
    const headers = { authorization: `Bearer ${filled.token}` };
    const others = { server: filled.server, approver: headers };
    const quiet = (await askMeanwhile(others, () => wait(5_000))).waits;
    const idle = await residentBytes(filled);
    const lines = [['nothing else', '–', '–', ...waitsOf(quiet), '–']];
    for (const format of ['xlsx', 'csv'])
      for (let round = 1; round <= rounds; round += 1) {
        const query = `format=${format}&start_date=${addDays(jakartaDay(), -DAYS_BACK)}`;
        const { waits, took } = await askMeanwhile(others, () => download(filled, `${orderApi.export.path}?${query}`));
        const above = `${Math.round((took.most - idle) / MEGABYTE)} MB`;
        lines.push([format, rounded(took.rows), (took.ms / 1_000).toFixed(1), ...waitsOf(waits), above]);
        console.info(`  ${lines.at(-1)!.join('  ')}`);
      }
    return table(
      [
        'a list of 25 on PostgreSQL, meanwhile',
        'rows',
        'download, s',
        'median ms',
        'p95 ms',
        'memory above idle, at most',
      ],
      lines,
    );
  } finally {
    await side?.server.stop();
    await postgres.stop();
  }
}

const waitsOf = (waits: readonly number[]) => [rounded(percentile(waits, 0.5)), rounded(percentile(waits, 0.95))];

/** Reads a download to its end without keeping it. */
async function download(side: FilledServer, path: string): Promise<{ ms: number; rows: number; most: number }> {
  const began = performance.now();
  const response = await fetch(side.server.url + path, { headers: { authorization: `Bearer ${side.token}` } });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  let most = 0;
  const watch = setInterval(async () => {
    most = Math.max(most, await residentBytes(side));
  }, 500);
  try {
    for await (const _ of response.body!);
  } finally {
    clearInterval(watch);
  }
  return { ms: performance.now() - began, rows: Number(response.headers.get('x-total-rows')), most };
}

async function residentBytes({ server }: FilledServer): Promise<number> {
  const answer = await fetch(`${server.url}/metrics`);
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(await answer.text())?.[1]);
}
