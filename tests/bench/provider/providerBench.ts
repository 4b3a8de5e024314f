import { deepStrictEqual } from 'node:assert';
import { type BuiltServer, startBuiltServer } from '../../support/builtServer';
import { signIn } from '../../support/signIn';
import { median, rounded, table } from '../support/figures';
import { fire } from '../support/fire';
import { startBenchPostgres } from '../support/startBenchPostgres';

const LISTS = {
  banners: '/v1/cms/banners?page=1&limit=25&sort=position',
  orders: '/v1/cms/order?page=1&limit=25',
  merchants: '/v1/cms/merchants?page=1&limit=25',
};
const CONNECTIONS = 8;
/** Until the engine has compiled what runs often. */
const WARM_UP_S = 5;
const WAYS = ['direct', 'forwarded', 'bare'] as const;

/**
 * Lists forwarded to a provider, against asking the provider directly and by a proxy that does nothing else: rounds of each in turn. The
 * provider is this server on PostgreSQL, with another one before it as the gateway.
 */
export async function providerBench({ rounds = 7, seconds = 4 } = {}): Promise<string> {
  const postgres = await startBenchPostgres();
  const running: BuiltServer[] = [];
  const start = async (env: Record<string, string>, script = {}) => {
    const server = await startBuiltServer({ env, ...script });
    running.push(server);
    return { url: server.url, token: await signIn(server.url, 'superadmin') };
  };
  try {
    const direct = await start({ DATABASE_URL: postgres.url });
    const forwarded = await start({ PROVIDER_URL: direct.url, PROVIDER_ADAPTER: 'merchants' });
    const bare = await start(
      { PROVIDER_URL: direct.url },
      { script: 'tests/bench/provider/bareProxy.ts', execArgv: ['--import', 'tsx'] },
    );
    const rows: (string | number)[][] = [];
    for (const [name, path] of Object.entries(LISTS)) {
      await sameList(path, direct, forwarded);
      const measured = { direct: [] as number[], forwarded: [] as number[], bare: [] as number[] };
      const waits = { direct: [] as number[], forwarded: [] as number[], bare: [] as number[] };
      for (let round = -1; round < rounds; round += 1)
        for (const who of round % 2 ? WAYS : WAYS.toReversed()) {
          const { url, token } = { direct, forwarded, bare }[who];
          const { rate, p99 } = await fire(url + path, CONNECTIONS, round < 0 ? WARM_UP_S : seconds, token);
          if (round < 0) continue;
          measured[who].push(rate);
          waits[who].push(p99);
        }
      const ratio = (way: 'forwarded' | 'bare') => {
        const ratios = measured[way].map((rate, round) => rate / measured.direct[round]!);
        return `**${median(ratios).toFixed(2)}** (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`;
      };
      const line = [
        name,
        rounded(median(measured.forwarded)),
        rounded(median(measured.direct)),
        ratio('forwarded'),
        ratio('bare'),
        `${median(waits.forwarded)} / ${median(waits.direct)}`,
      ];
      console.info(`  ${line.join('  ')}`);
      rows.push(line);
    }
    return [
      table(
        ['list of 25', 'forwarded, requests/s', 'direct, requests/s', 'ratio (range)', 'bare proxy (range)', 'p99 ms'],
        rows,
      ),
      '',
      `PostgreSQL ${postgres.version}; ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s each in turn, medians; the ratio is the median of the rounds' ratios.`,
    ].join('\n');
  } finally {
    await Promise.allSettled(running.map(server => server.stop()));
    await postgres.stop();
  }
}

/** The comparison is of equals, or it is not made. */
async function sameList(path: string, ...servers: { url: string; token: string }[]) {
  const [one, other] = await Promise.all(
    servers.map(async ({ url, token }) => {
      const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
      const { data } = (await response.json()) as { data: { list: { id: string }[]; total: number } };
      return { total: data.total, ids: data.list.map(({ id }) => id) };
    }),
  );
  if (one?.ids.length !== 25) throw new Error(`${path} gave ${one?.ids.length} rows, not 25`);
  deepStrictEqual(other, one);
}
