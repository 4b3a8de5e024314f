import type { BuiltServer } from '../../support/builtServer';
import { median, rounded, table } from '../support/figures';
import { fire } from '../support/fire';
import { secondsOf } from '../support/secondsOf';

const CONNECTIONS = 8;
/** Lets the engine compile the hot code. */
const WARM_UP_S = 5;
const WAYS = ['direct', 'forwarded', 'bare'] as const;
type Way = (typeof WAYS)[number];

/** For each way, a server to call and a session there. */
export type Servers = Record<Way, { server: BuiltServer; token: string }>;

interface Round {
  rate: number;
  p99: number;
  /** CPU time of the called server, in microseconds per request. */
  cost: number;
}

export interface Rounds {
  rounds: number;
  seconds: number;
}

/** Requests each list in each way, in turn. @returns a table */
export async function compareWays(
  servers: Servers,
  lists: Readonly<Record<string, string>>,
  { rounds, seconds }: Rounds,
): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const [name, path] of Object.entries(lists)) {
    const measured: Record<Way, Round[]> = { direct: [], forwarded: [], bare: [] };
    for (let round = -1; round < rounds; round += 1)
      for (const way of round % 2 ? WAYS : WAYS.toReversed()) {
        const took = await measure(servers[way], path, round < 0 ? WARM_UP_S : seconds);
        if (round >= 0) measured[way].push(took);
      }
    const row = [name, ...cellsOf(measured)];
    console.info(`  ${row.join('  ')}`);
    rows.push(row);
  }
  return table(HEAD, rows);
}

async function measure({ server, token }: Servers[Way], path: string, seconds: number): Promise<Round> {
  const before = secondsOf(server.pid);
  const { rate, p99, requests } = await fire(server.url + path, CONNECTIONS, seconds, token);
  return { rate, p99, cost: ((secondsOf(server.pid) - before) * 1_000_000) / requests };
}

const HEAD = [
  'list of 25',
  'forwarded, requests/s',
  'direct, requests/s',
  'ratio (range)',
  'bare proxy (range)',
  'p99 ms',
  'gateway / bare proxy, µs of processor a request',
];

function cellsOf(measured: Record<Way, Round[]>): (string | number)[] {
  const middle = (way: Way, figure: keyof Round) => median(measured[way].map(round => round[figure]));
  const ratio = (way: Way) => {
    const ratios = measured[way].map(({ rate }, round) => rate / measured.direct[round]!.rate);
    return `**${median(ratios).toFixed(2)}** (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`;
  };
  return [
    rounded(middle('forwarded', 'rate')),
    rounded(middle('direct', 'rate')),
    ratio('forwarded'),
    ratio('bare'),
    `${middle('forwarded', 'p99')} / ${middle('direct', 'p99')}`,
    `${rounded(middle('forwarded', 'cost'))} / ${rounded(middle('bare', 'cost'))}`,
  ];
}

/** Returns the description of the method, for below the table. */
export const howOf = ({ rounds, seconds }: Rounds) =>
  `${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s each in turn, medians; the ratio is the median of the rounds' ratios`;
