// Runs a built server on PostgreSQL under everyday work, long enough to see whether its resource use keeps growing.
// `tsx tests/durability/soak.ts [--minutes 30] [--warm-up 5] [--orders 20000]`; needs `npm run build`.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type BuiltServer, startBuiltServer } from '../support/builtServer';
import { asAdmin, urlOf } from '../support/database/postgresDatabases';
import { startPostgres } from '../support/database/startPostgres';
import { signIn } from '../support/signIn';
import { chainLength } from './chainLength';
import { comeIn, download, listen, look, nothingDone } from './everydayWork';
import { Gauges, type Held } from './Gauges';
import { slope } from './slope';
import { Tally } from './Tally';
import { Writer } from './Writer';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    'warm-up': { type: 'string', default: '5' },
    orders: { type: 'string', default: '20000' },
  },
});
const MINUTE_MS = 60_000;
const SAMPLE_MS = 2_000;
/** Growth over the measured period as a fraction of what is held; anything below counts as flat. */
const FLAT = 0.1;
/** For values counted in units, a growth of this many means nothing. */
const A_FEW = 3;

async function run(server: BuiltServer, databaseUrl: string): Promise<void> {
  const { url } = server;
  const done = nothingDone();
  const tally = new Tally();
  let over = false;
  const isOver = () => over;
  const work = { url, token: await signIn(url, 'superadmin'), isOver, done };
  const writers = [1, 2].map(person => new Writer(`Penulis ${person} no.`, tally));
  const busy = Promise.all([
    ...writers.map(writer => writer.writeUntil(work, isOver)),
    look(work),
    look(work),
    download(work),
    listen(work),
    listen(work),
    comeIn(work),
  ]);
  const gauges = new Gauges(url, databaseUrl);
  const minutes: Held[] = [];
  const watch = async () => {
    while (minutes.length < Number(values.minutes)) {
      const end = performance.now() + MINUTE_MS;
      for (; performance.now() < end; await wait(SAMPLE_MS)) {
        // the change that the live streams receive
        await asAdmin(databaseUrl, admin => admin.query(`select pg_notify('live', 'changed orders')`));
        await gauges.sample();
      }
      const held = gauges.take();
      if (minutes.length === 0)
        console.info(`| minute | ${Object.keys(held).join(' | ')} | written | ${Object.keys(done).join(' | ')} |`);
      minutes.push(held);
      console.info(
        `| ${[minutes.length, ...Object.values(held).map(Math.round), tally.acknowledged, ...Object.values(done)].join(' | ')} |`,
      );
    }
  };
  // a wrong response to anyone ends the run at once
  await Promise.race([watch(), busy]);
  over = true;
  await busy;
  for (const writer of writers) await writer.check(work);
  if ([...tally.refusals].length > 0) throw new Error(`Writes were refused: ${JSON.stringify([...tally.refusals])}`);
  judge(minutes.slice(Number(values['warm-up'])));
  const sealed = await chainLength(databaseUrl);
  console.info(`✓ ${tally.acknowledged} writes, all as acknowledged; ${sealed} rows in an unbroken chain`);
}

/** @throws Error naming what grows */
function judge(minutes: readonly Held[]) {
  const names = Object.keys(minutes[0]!) as (keyof Held)[];
  const growing: string[] = [];
  for (const name of names) {
    const figures = minutes.map(held => held[name]);
    const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
    const growth = slope(figures) * (figures.length - 1);
    console.info(`${name}: ${mean.toFixed(1)} on average, ${growth.toFixed(1)} more after ${minutes.length} minutes`);
    if (growth > Math.max(FLAT * mean, A_FEW)) growing.push(name);
  }
  if (growing.length > 0) throw new Error(`It grows: ${growing.join('; ')}`);
}

const postgres = await startPostgres();
const databaseUrl = urlOf(postgres.url, 'merchants');
let server: BuiltServer | undefined;
try {
  await asAdmin(postgres.url, admin => admin.query('create database merchants'));
  const env = { LOG_LEVEL: 'warn', DATABASE_URL: databaseUrl, SEED: 'large', SEED_ORDERS: values.orders };
  server = await startBuiltServer({ env });
  await run(server, databaseUrl);
} catch (error) {
  console.error(`✗ ${(error as Error).message}`);
  if (server) console.error(`It logged:\n${server.log().slice(-4_000)}`);
  process.exitCode = 1;
} finally {
  await server?.kill();
  await postgres.stop();
}
process.exit();
