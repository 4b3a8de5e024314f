import { deepStrictEqual } from 'node:assert';
import { type BuiltServer, startBuiltServer } from '../../support/builtServer';
import { signIn } from '../../support/signIn';
import { median, rounded, table } from '../support/figures';
import { fire } from '../support/fire';
import { startBenchPostgres } from '../support/startBenchPostgres';
import { fillBanners } from './fillBanners';

const PLAIN = '/v1/cms/banners?page=1&limit=25&sort=position';
const FILTERED = '/v1/cms/banners?page=1&limit=25&sort=-title&is_active=true&placement=home_top&search=bright';
const MANY = 100_000;
/** Lets the engine compile the hot code. */
const WARM_UP_S = 5;

interface Case {
  name: string;
  path: string;
  connections: number;
}

/**
 * Measures the banner list, with session and right checked on every request, against a bare Fastify + pg route with the same SQL and the
 * same JSON: alternating rounds on one PostgreSQL.
 */
export async function listBench({ rounds = 7, seconds = 4 } = {}): Promise<string> {
  const postgres = await startBenchPostgres();
  const running: BuiltServer[] = [];
  const start = async (options: Parameters<typeof startBuiltServer>[0]) => {
    const server = await startBuiltServer(options);
    running.push(server);
    return server;
  };
  try {
    const ours = await start({ env: { DATABASE_URL: postgres.url } });
    const bare = await start({
      script: 'tests/bench/list/bareServer.ts',
      execArgv: ['--import', 'tsx'],
      env: { DATABASE_URL: postgres.url },
    });
    const embedded = await start({});
    const tokens = new Map<BuiltServer, string>([
      [ours, await signIn(ours.url, 'auditor')],
      [embedded, await signIn(embedded.url, 'auditor')],
    ]);
    const contenders = { ours, bare, embedded };

    const rows: (string | number)[][] = [];
    const measure = async ({ name, path, connections }: Case, among: (keyof typeof contenders)[]) => {
      await sameResponse(path, ours, bare, tokens.get(ours)!);
      const rates: Record<string, number[]> = Object.fromEntries(among.map(who => [who, []]));
      const latencies: Record<string, number[]> = Object.fromEntries(among.map(who => [who, []]));
      for (let round = -1; round < rounds; round++) {
        // the order alternates, so that neither always meets the warmer machine
        for (const who of round % 2 ? among : among.toReversed()) {
          const { url } = contenders[who];
          const result = await fire(
            url + path,
            connections,
            round < 0 ? WARM_UP_S : seconds,
            tokens.get(contenders[who]),
          );
          if (round < 0) continue;
          rates[who]?.push(result.rate);
          latencies[who]?.push(result.p99);
        }
      }
      const rate = (who: string) => (rates[who] ? median(rates[who]) : Number.NaN);
      const ratios = rates.ours!.map((value, index) => value / rates.bare![index]!);
      const line = [
        name,
        connections,
        rounded(rate('ours')),
        rounded(rate('bare')),
        `**${median(ratios).toFixed(2)}** (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`,
        `${median(latencies.ours!)} / ${median(latencies.bare!)}`,
        among.includes('embedded') ? rounded(rate('embedded')) : '–',
      ];
      console.info(`  ${line.join('  ')}`);
      rows.push(line);
    };

    for (const connections of [8, 16])
      await measure({ name: 'first page of the demo', path: PLAIN, connections }, ['ours', 'bare', 'embedded']);
    await fillBanners(postgres.url, MANY);
    await measure({ name: `first page of ${rounded(MANY)}`, path: PLAIN, connections: 16 }, ['ours', 'bare']);
    await measure({ name: `filter, search, sort in ${rounded(MANY)}`, path: FILTERED, connections: 16 }, [
      'ours',
      'bare',
    ]);
    return [
      table(
        [
          'list of 25',
          'connections',
          'ours, requests/s',
          'bare, requests/s',
          'ratio (range)',
          'p99 ms',
          'ours on PGlite',
        ],
        rows,
      ),
      '',
      `PostgreSQL ${postgres.version}; ${rounds} rounds of ${seconds} s each in turn, medians; the ratio is the median of the rounds' ratios.`,
    ].join('\n');
  } finally {
    await Promise.allSettled(running.map(server => server.stop()));
    await postgres.stop();
  }
}

/** Fails unless both give the same response: only equals may be compared. */
async function sameResponse(path: string, ours: BuiltServer, bare: BuiltServer, token: string) {
  const answer = async ({ url }: BuiltServer) => {
    const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    return response.json();
  };
  const body = (await answer(ours)) as { data: { list: unknown[] } };
  deepStrictEqual(body, await answer(bare));
  if (body.data.list.length !== 25) throw new Error(`${path} gave ${body.data.list.length} rows, not 25`);
}
