import { DASHBOARD_PRESETS_DAYS_BACK } from '../../../contract/constants';
import { addDays, jakartaDay } from '../../../contract/core/days';
import { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import { salesApi } from '../../../contract/sales/salesApi';
import { median, rounded, table } from '../support/figures';
import { ask, type FilledServer, startFilled } from '../support/filledServer';
import { startBenchPostgres } from '../support/startBenchPostgres';

const WARM_UP = 10;

/** The calls of a sales page, and of the dashboard except the workbook, which is not needed for the page to appear. */
const pages: Record<string, string[]> = {
  dashboard: Object.values(dashboardApi)
    .filter(endpoint => endpoint !== dashboardApi.excel)
    .map(({ path }) => path.replace('{id}', 'lpg')),
  sales: [salesApi.list, salesApi.chart, salesApi.orders].map(({ path }) => path),
};

/**
 * Calls the dashboard's and a sales page's endpoints over a year, alternating between 100,000 and 1,000,000 orders on one PostgreSQL. What
 * counts is how much longer they take, and the sum over a page when called one after another.
 */
export async function dashboardBench({ rounds = 40, sizes = [100_000, 1_000_000] } = {}): Promise<string> {
  const postgres = await startBenchPostgres();
  const sides: FilledServer[] = [];
  try {
    for (const orders of sizes) sides.push(await startFilled(postgres.url, orders));
    const rows: string[][] = [];
    for (const [label, back] of Object.entries(DASHBOARD_PRESETS_DAYS_BACK))
      for (const [page, paths] of Object.entries(pages)) {
        const sums = sides.map(() => 0);
        for (const path of paths) {
          const medians = await askInTurn(sides, rounds, path, back);
          for (const [index, each] of medians.entries()) sums[index]! += each;
          rows.push(lineOf(`${path}, ${label}`, medians));
        }
        rows.push(lineOf(`**all of ${page}, ${label}**`, sums));
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

/** Returns the median of each side. */
async function askInTurn(sides: readonly FilledServer[], rounds: number, path: string, back: number) {
  const today = jakartaDay();
  const query = `start_date=${addDays(today, -back)}&end_date=${today}`;
  const times = sides.map((): number[] => []);
  for (let round = -WARM_UP; round < rounds; round++)
    for (const [index, side] of sides.entries()) {
      const { took } = await ask(side, `${path}?${query}`);
      if (round >= 0) times[index]!.push(took);
    }
  return times.map(median);
}

function lineOf(name: string, medians: readonly number[]): string[] {
  const line = [name, ...medians.map(each => each.toFixed(1)), `**${(medians.at(-1)! / medians[0]!).toFixed(2)}**`];
  console.info(`  ${line.join('  ')}`);
  return line;
}
