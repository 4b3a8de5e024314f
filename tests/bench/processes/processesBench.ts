import { cpus } from 'node:os';
import { bannerApi } from '../../../contract/banner';
import { orderApi } from '../../../contract/order/orderApi';
import { type BuiltServer, startBuiltServer } from '../../support/builtServer';
import { signIn } from '../../support/signIn';
import { median, rounded, table } from '../support/figures';
import { fillOrders } from '../support/fillOrders';
import { fire } from '../support/fire';
import { createDatabase, startBenchPostgres } from '../support/startBenchPostgres';
import { CpuLimit } from './CpuLimit';
import { processorTime } from './processorTime';

const ORDERS = 10_000;
const CONNECTIONS = 16;
/** The share of each process when limited to part of a core: leaves PostgreSQL and the generator enough for two of them. */
const PART = 0.3;
const WARM_UP_S = 5;

interface Fired {
  rate: number;
  /** CPU milliseconds per request. */
  servers: number;
  postgres: number;
  generator: number;
  /** Number of cores kept busy in total. */
  busy: number;
}

/**
 * Measures requests per second for lists with two processes against one on one PostgreSQL: unlimited, with the CPU time of each part, and
 * with part of a core for each process, where the machine is never busy and only what they share could slow them down.
 */
export async function processesBench({ rounds = 3, seconds = 5 } = {}): Promise<string> {
  const postgres = await startBenchPostgres();
  const servers: BuiltServer[] = [];
  const limit = CpuLimit.open();
  try {
    const databaseUrl = await createDatabase(postgres.url, `orders_${ORDERS}`);
    await fillOrders(databaseUrl, ORDERS);
    for (let count = 0; count < 2; count += 1)
      servers.push(await startBuiltServer({ env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' } }));
    const token = await signIn(servers[0]!.url, 'auditor');

    const fireAt = async (path: string, among: readonly BuiltServer[], duration: number): Promise<Fired> => {
      const before = await processorTime(among, databaseUrl);
      const results = await Promise.all(
        among.map(({ url }) => fire(`${url}${path}?page=1&limit=25`, CONNECTIONS / among.length, duration, token)),
      );
      const after = await processorTime(among, databaseUrl);
      const rate = results.reduce((sum, result) => sum + result.rate, 0);
      const spent = (part: keyof typeof before) => ((after[part] - before[part]) * 1_000) / (rate * duration);
      const parts = { servers: spent('servers'), postgres: spent('postgres'), generator: spent('generator') };
      return { rate, ...parts, busy: ((parts.servers + parts.postgres + parts.generator) * rate) / 1_000 };
    };
    const compare = async (name: string, path: string) => {
      const one: Fired[] = [];
      const two: Fired[] = [];
      await fireAt(path, servers, WARM_UP_S);
      for (let round = 0; round < rounds; round += 1) {
        one.push(await fireAt(path, [servers[round % 2]!], seconds));
        two.push(await fireAt(path, servers, seconds));
      }
      const rows = [rowOf(`${name}, 1 process`, one), rowOf(`${name}, 2 processes`, two, one)];
      for (const row of rows) console.info(`  ${row.join('  ')}`);
      return rows;
    };
    const lists = { banners: bannerApi.list.path, orders: orderApi.list.path };
    const free = [];
    for (const [name, path] of Object.entries(lists)) free.push(...(await compare(name, path)));
    const held = [];
    for (const { pid } of servers) limit?.hold(pid, PART);
    for (const [name, path] of Object.entries(limit ? lists : {})) held.push(...(await compare(name, path)));
    const head = [
      'list of 25',
      'requests/s',
      'ratio (range)',
      'server, ms of processor for a request',
      'PostgreSQL',
      'generator',
      'cores busy',
    ];
    return [
      `As they come, on ${cpus().length} cores that PostgreSQL and the generator share:`,
      '',
      table(head, free),
      '',
      limit
        ? `Each process with ${PART} of a core, so that nothing waits for the machine:\n\n${table(head, held)}`
        : 'Processes with a part of a core each: not tried, this machine lets nobody make control groups.',
      '',
      `PostgreSQL ${postgres.version}, ${rounded(ORDERS)} orders; ${CONNECTIONS} connections in all, ${rounds} rounds of ${seconds} s each in turn, medians.`,
    ].join('\n');
  } finally {
    await Promise.allSettled(servers.map(server => server.stop()));
    limit?.release();
    await postgres.stop();
  }
}

function rowOf(name: string, fired: readonly Fired[], measure?: readonly Fired[]): (string | number)[] {
  const middle = (what: keyof Fired) => median(fired.map(each => each[what]));
  const ratios = fired.map(({ rate }, round) => rate / (measure?.[round]?.rate ?? rate));
  const shown = ratios.map(ratio => ratio.toFixed(2)).sort();
  return [
    name,
    rounded(middle('rate')),
    measure ? `**${median(ratios).toFixed(2)}** (${shown[0]}–${shown.at(-1)})` : '–',
    ...(['servers', 'postgres', 'generator'] as const).map(part => middle(part).toFixed(2)),
    middle('busy').toFixed(2),
  ];
}
