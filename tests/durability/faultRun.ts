// Two built servers on PostgreSQL behind PgBouncer, with people who write, read, renew their session and listen, while one thing after
// another goes wrong. `tsx tests/durability/faultRun.ts [--seconds 300] [--writers 3] [--only paused]`; needs `npm run build` and
// PgBouncer. No fault begins after the given seconds, but each happens at least once.
import { parseArgs } from 'node:util';
import { pgBouncer } from '../support/database/startPgBouncer';
import { signIn } from '../support/signIn';
import { chainLength } from './chainLength';
import { checkLog } from './checkLog';
import { Downtime } from './Downtime';
import { type Fault, faultsOf } from './faultsOf';
import { hearAgain } from './hearAgain';
import { Installation } from './Installation';
import { isReady } from './isReady';
import { LiveReader } from './LiveReader';
import { readUntil } from './readUntil';
import { renewUntil } from './renewUntil';
import { Tally } from './Tally';
import { until } from './until';
import { type Target, Writer } from './Writer';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    writers: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
});
/** Counted from when the database is back. */
const READY_WITHIN_MS = 2_000;

async function run(installation: Installation) {
  const { urls } = installation;
  // one session for the whole run, on both servers
  const token = await signIn(urls[0]!, 'superadmin');
  const targets = urls.map(url => ({ url, token }));
  const other = ({ url }: Target) => targets.find(target => target.url !== url)!;
  const tally = new Tally();
  const writers = Array.from(
    { length: 2 * Number(values.writers) },
    (_, index) => new Writer(`Penulis ${index + 1} no.`, tally),
  );
  let over = false;
  const isOver = () => over;
  const renewing = renewUntil(urls, isOver, tally);
  const busy = Promise.all([
    ...writers.map((writer, index) => writer.writeUntil(targets[index % targets.length]!, isOver, other)),
    ...targets.map(target => readUntil(target, isOver, tally)),
    renewing,
  ]);
  // a wrong response to anyone ends the run at once
  const whileBusy = <T>(work: Promise<T>): Promise<T> =>
    Promise.race([
      work,
      busy.then(() => {
        throw new Error('Nobody is busy any more');
      }),
    ]);
  const streams = await Promise.all(targets.map(target => LiveReader.open(target)));
  const downtime = new Downtime(() => urls);
  const total = new Tally();
  const late: string[] = [];

  console.info(
    '| fault | a server away, s | both, s | ready after, ms | written | read | sent again | refused |\n|---|---|---|---|---|---|---|---|',
  );
  const happen = async ({ name, ofDatabase, happen }: Fault) => {
    await whileBusy(until(() => tally.acknowledged > 20));
    tally.take();
    downtime.take();
    await whileBusy(happen());
    const back = performance.now();
    await whileBusy(Promise.all(urls.map(url => until(() => isReady(url)))));
    const readyAfter = performance.now() - back;
    const again = tally.acknowledged;
    await whileBusy(until(() => tally.acknowledged > again + 20));
    // a stream ends with its server; consoles then open another
    for (const [index, stream] of streams.entries())
      if (stream.ended && name.includes('killed')) streams[index] = await LiveReader.open(targets[index]!);
    await whileBusy(hearAgain(streams, installation.databaseUrl));
    const { any, all } = downtime.take();
    const happened = tally.take();
    console.info(rowOf(name, [any, all], readyAfter, happened));
    total.add(happened);
    if (ofDatabase && readyAfter > READY_WITHIN_MS)
      late.push(`${name}: ready only ${Math.round(readyAfter)} ms after it`);
  };

  const faults = faultsOf(installation, token).filter(({ name }) => name.includes(values.only));
  const lastBeginning = performance.now() + Number(values.seconds) * 1_000;
  let rounds = 0;
  for (; rounds === 0 || performance.now() < lastBeginning; rounds += 1)
    for (const fault of faults) {
      if (rounds > 0 && performance.now() >= lastBeginning) break;
      if (!fault.missing) await happen(fault);
      else if (rounds === 0) console.info(`| ${fault.name} | not tried: ${fault.missing} |`);
    }
  over = true;
  downtime.end();
  await busy;
  total.add(tally.take());
  await Promise.all(writers.map((writer, index) => writer.check(targets[index % targets.length]!)));
  const codes = await Promise.all(installation.servers.map(server => server.stop()));
  if (codes.some(code => code !== 0)) throw new Error(`The servers ended with ${codes.join(', ')}`);
  const records = new Map(writers.flatMap(writer => [...writer.records]));
  const logged = await checkLog({ databaseUrl: installation.databaseUrl, dataDir: '' }, records);
  const sealed = await chainLength(installation.databaseUrl);
  console.info(rowOf('in all', undefined, undefined, total));
  if (late.length > 0) throw new Error(late.join('\n'));
  console.info(
    `✓ ${total.acknowledged} acknowledged writes on ${records.size} records, ${logged} audit rows: none lost, none doubled; ${sealed} rows in an unbroken chain; the session renewed ${await renewing} times and never ended; every refusal a sentence`,
  );
}

function rowOf(
  name: string,
  away: [any: number, all: number] | undefined,
  readyAfter: number | undefined,
  tally: Tally,
) {
  const cells = [
    name,
    ...(away?.map(seconds => seconds.toFixed(1)) ?? ['', '']),
    readyAfter === undefined ? '' : Math.round(readyAfter),
    tally.acknowledged,
    tally.read,
    tally.retried,
    [...tally.refusals].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ') || '–',
  ];
  return `| ${cells.join(' | ')} |`;
}

if (!pgBouncer) {
  console.error('The fault run needs PgBouncer: apt-get install pgbouncer');
  process.exit(1);
}
const installation = await Installation.open();
// otherwise a mounted disk and running servers would be left behind
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void installation.close().then(() => process.exit(1)));
try {
  await installation.start();
  await run(installation);
} catch (error) {
  console.error(`✗ ${(error as Error).message}`);
  for (const { url, log } of installation.servers) console.error(`${url} logged:\n${log().slice(-4_000)}`);
  process.exitCode = 1;
} finally {
  await installation.close();
}
process.exit();
