import pg from 'pg';
import { isPaged } from '../../../contract/core/query';
import { median, percentile, rounded, table } from '../support/figures';
import { ask, type FilledServer, startFilled } from '../support/filledServer';
import { startBenchPostgres } from '../support/startBenchPostgres';
import { listCases, measuredLists } from './listCases';

const WARM_UP = 6;
/** The highest ratio allowed. */
const GOAL = 2;

interface Measured {
  list: string;
  name: string;
  medians: number[];
  p95s: number[];
}

/**
 * Measures every filter, sort, tab and search of the large lists, alternating between 10,000 and 1,000,000 orders on one PostgreSQL. The
 * cases come from the contract: a new filter is measured automatically.
 */
export async function listsBench({ rounds = 30, sizes = [10_000, 1_000_000] } = {}): Promise<string> {
  const postgres = await startBenchPostgres();
  const sides: FilledServer[] = [];
  try {
    for (const orders of sizes) sides.push(await startFilled(postgres.url, orders));
    const measured: Measured[] = [];
    for (const list of Object.keys(measuredLists)) measured.push(...(await measureList(sides, list, rounds)));
    // sums are short responses, and the table above shows how long they take
    const over = measured.filter(
      ({ list, medians }) => isPaged(measuredLists[list]!.endpoint) && ratioOf(medians) > GOAL,
    );
    return [
      table(
        ['list', 'cases', ...sizes.map(size => `slowest with ${rounded(size)}, ms`), 'largest ratio', 'over 2'],
        Object.keys(measuredLists).map(list => summaryOf(list, measured)),
      ),
      '',
      over.length > 0
        ? `Over ${GOAL} times:\n\n${table(
            ['case', ...sizes.map(size => `${rounded(size)} orders, ms (p95)`), 'ratio'],
            over.map(({ list, name, medians, p95s }) => [
              `${list}: ${name}`,
              ...medians.map((each, index) => `${each.toFixed(1)} (${p95s[index]!.toFixed(1)})`),
              `**${ratioOf(medians).toFixed(2)}**`,
            ]),
          )}`
        : `None is over ${GOAL} times.`,
      '',
      `PostgreSQL ${postgres.version}; medians of ${rounds} requests each, one at a time and in turn.`,
    ].join('\n');
  } finally {
    await Promise.allSettled(sides.map(({ server }) => server.stop()));
    await postgres.stop();
  }
}

const ratioOf = (medians: readonly number[]) => medians.at(-1)! / medians[0]!;

function summaryOf(list: string, measured: readonly Measured[]): (string | number)[] {
  const own = measured.filter(each => each.list === list);
  const slowest = own[0]!.medians.map((_, index) => Math.max(...own.map(({ medians }) => medians[index]!)).toFixed(1));
  const ratios = own.map(({ medians }) => ratioOf(medians));
  return [list, own.length, ...slowest, Math.max(...ratios).toFixed(2), ratios.filter(ratio => ratio > GOAL).length];
}

async function measureList(sides: readonly FilledServer[], list: string, rounds: number): Promise<Measured[]> {
  const { endpoint } = measuredLists[list]!;
  const page = isPaged(endpoint) ? 'limit=25&' : '';
  const queries = await Promise.all(
    sides.map(async side => {
      const client = new pg.Client({ connectionString: side.databaseUrl });
      await client.connect();
      const cases = await listCases(client, measuredLists[list]!);
      await client.end();
      if (!page) return cases;
      const { body } = await ask(side, `${endpoint.path}?page=1&limit=25`);
      const { meta } = (JSON.parse(body) as { data: { meta: { total_page: number } } }).data;
      return { ...cases, 'last page': `page=${Math.max(meta.total_page, 1)}` };
    }),
  );
  const measured: Measured[] = [];
  for (const name of Object.keys(queries[0]!).filter(each => queries.every(cases => each in cases))) {
    const times = sides.map((): number[] => []);
    for (let round = -WARM_UP; round < rounds; round++)
      for (const [index, side] of sides.entries()) {
        const query = (queries[index] as Record<string, string>)[name]!;
        const { took } = await ask(side, `${endpoint.path}?${page}${query}`);
        if (round >= 0) times[index]!.push(took);
      }
    measured.push({ list, name, medians: times.map(median), p95s: times.map(each => percentile(each, 0.95)) });
    const { medians } = measured.at(-1)!;
    console.info(
      `  ${list}: ${name}  ${medians.map(each => each.toFixed(1)).join('  ')}  ${ratioOf(medians).toFixed(2)}`,
    );
  }
  return measured;
}
