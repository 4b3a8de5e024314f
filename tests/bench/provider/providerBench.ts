import { deepStrictEqual } from 'node:assert';
import { type BuiltServer, startBuiltServer } from '../../support/builtServer';
import { signIn } from '../../support/signIn';
import { canGiveCores, giveCore } from '../support/giveCore';
import { postgresProcesses } from '../support/postgresProcesses';
import { startBenchPostgres } from '../support/startBenchPostgres';
import { compareWays, howOf, type Rounds } from './compareWays';

const LISTS = {
  banners: '/v1/cms/banners?page=1&limit=25&sort=position',
  orders: '/v1/cms/order?page=1&limit=25',
  merchants: '/v1/cms/merchants?page=1&limit=25',
};

/**
 * Measures lists forwarded to a provider against calling the provider directly and through a proxy that does nothing else: rounds of each
 * in turn, once with all on the same cores and once with the provider on a core of its own, as if on its own machine. The provider is this
 * server on PostgreSQL, with another one in front of it as the gateway.
 */
export async function providerBench({ rounds = 7, seconds = 4 } = {}): Promise<string> {
  const postgres = await startBenchPostgres();
  const running: BuiltServer[] = [];
  const start = async (env: Record<string, string>, script = {}) => {
    const server = await startBuiltServer({ env, ...script });
    running.push(server);
    return { server, token: await signIn(server.url, 'superadmin') };
  };
  try {
    const direct = await start({ DATABASE_URL: postgres.url });
    const PROVIDER_URL = direct.server.url;
    const forwarded = await start({ PROVIDER_URL, PROVIDER_ADAPTER: 'merchants' });
    const bare = await start(
      { PROVIDER_URL },
      { script: 'tests/bench/provider/bareProxy.ts', execArgv: ['--import', 'tsx'] },
    );
    const asked: Rounds = { rounds, seconds };
    const servers = { direct, forwarded, bare };
    for (const path of Object.values(LISTS)) await sameList(path, direct, forwarded);
    const parts = [`All on the same cores:\n\n${await compareWays(servers, LISTS, asked)}`];
    if (canGiveCores()) {
      const { postmaster, children } = await postgresProcesses(postgres.url);
      giveCore([direct.server.pid, postmaster, ...children], 0);
      giveCore([forwarded.server.pid, bare.server.pid, process.pid], 1);
      const apart = await compareWays(servers, LISTS, asked);
      parts.push(
        `The provider and its PostgreSQL on one core, gateway, bare proxy and generator on another:\n\n${apart}`,
      );
    }
    return [...parts, `PostgreSQL ${postgres.version}; ${howOf(asked)}.`].join('\n\n');
  } finally {
    if (canGiveCores()) giveCore([process.pid]);
    await Promise.allSettled(running.map(server => server.stop()));
    await postgres.stop();
  }
}

/** Fails unless all give the same response: only equals may be compared. */
async function sameList(path: string, ...asked: { server: BuiltServer; token: string }[]) {
  const [one, other] = await Promise.all(
    asked.map(async ({ server, token }) => {
      const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
      const { data } = (await response.json()) as { data: { list: { id: string }[]; total: number } };
      return { total: data.total, ids: data.list.map(({ id }) => id) };
    }),
  );
  if (one?.ids.length !== 25) throw new Error(`${path} gave ${one?.ids.length} rows, not 25`);
  deepStrictEqual(other, one);
}
