// Takes PostgreSQL away from two built servers in the middle of writes (crash, restart, pause, network cut) and checks whether anything was
// lost. `tsx tests/durability/outages.ts [--rounds 1] [--writers 3] [--pause 10] [--only cut]`; needs `npm run build`.
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type BuiltServer, startBuiltServer } from '../support/builtServer';
import { asAdmin, urlOf } from '../support/database/postgresDatabases';
import { startPostgres } from '../support/database/startPostgres';
import { signIn } from '../support/signIn';
import { CuttableProxy } from './CuttableProxy';
import { chainLength } from './chainLength';
import { checkBackup } from './checkBackup';
import { checkLog } from './checkLog';
import { hearAgain } from './hearAgain';
import { isReady } from './isReady';
import { LiveReader } from './LiveReader';
import { until } from './until';
import { Writer } from './Writer';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    writers: { type: 'string', default: '3' },
    pause: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
  },
});
const PAUSE_MS = Number(values.pause) * 1_000;
/** Counted from when the database is back. */
const READY_WITHIN_MS = 2_000;
const END_WITHIN_S = 10;

// acknowledged writes must survive a crash of PostgreSQL
const postgres = await startPostgres({ synchronous_commit: 'on' }, { preferring: 'pg_dump' });
const { hostname, port } = new URL(postgres.url);
const proxy = await CuttableProxy.open({ host: hostname, port: Number(port) });
const servers: BuiltServer[] = [];

/** Each takes the database away and brings it back; resolves when it has returned. */
const outages: Record<string, () => Promise<void>> = {
  'crash (pg_ctl restart -m immediate)': () => postgres.restart('immediate'),
  'restart (pg_ctl restart -m fast)': () => postgres.restart('fast'),
  'pause (SIGSTOP)': async () => {
    postgres.freeze();
    await wait(PAUSE_MS);
    postgres.thaw();
  },
  'network cut': async () => {
    proxy.cut();
    await wait(PAUSE_MS);
    proxy.mend();
  },
};

async function run() {
  await asAdmin(postgres.url, admin => admin.query('create database merchants'));
  const directUrl = urlOf(postgres.url, 'merchants');
  const proxied = new URL(directUrl);
  proxied.port = String(proxy.port);
  const env = { LOG_LEVEL: 'warn', SEED: 'large', SEED_ORDERS: '0', DATABASE_URL: proxied.href };
  servers.push(await startBuiltServer({ env }), await startBuiltServer({ env }));
  // one session for the whole run, on both servers
  const token = await signIn(servers[0]!.url, 'superadmin');
  const targets = servers.map(({ url }) => ({ url, token }));
  const writers = Array.from(
    { length: 2 * Number(values.writers) },
    (_, index) => new Writer(`Penulis ${index + 1} no.`),
  );
  const sum = (count: 'acknowledged' | 'refused') => writers.reduce((total, writer) => total + writer[count], 0);
  const readers = await Promise.all(targets.map(target => LiveReader.open(target)));

  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [name, outage] of Object.entries(outages)) {
      if (!name.includes(values.only)) continue;
      const [acknowledged, refused] = [sum('acknowledged'), sum('refused')];
      let over = false;
      const writing = Promise.all(
        writers.map((writer, index) => writer.writeUntil(targets[index % targets.length]!, () => over)),
      );
      // a wrong response to a writer ends the run at once
      await Promise.race([until(() => sum('acknowledged') > acknowledged + 20), writing]);
      await Promise.race([outage(), writing]);
      const back = performance.now();
      await Promise.all(targets.map(({ url }) => until(() => isReady(url))));
      const readyAfter = performance.now() - back;
      const again = sum('acknowledged');
      await Promise.race([until(() => sum('acknowledged') > again + 20), writing]);
      over = true;
      await writing;
      await Promise.all(writers.map((writer, index) => writer.check(targets[index % targets.length]!)));
      await hearAgain(readers, directUrl);
      if (readyAfter > READY_WITHIN_MS)
        throw new Error(`${name}: ready only ${Math.round(readyAfter)} ms after the database`);
      console.info(
        `  ${name}: ${sum('acknowledged') - acknowledged} writes acknowledged, ${sum('refused') - refused} refused with 503; ready again after ${Math.round(readyAfter)} ms, live events too`,
      );
    }
  }
  await endWhileOpen(servers);
  const records = new Map(writers.flatMap(writer => [...writer.records]));
  const logged = await checkLog({ databaseUrl: directUrl, dataDir: '' }, records);
  const sealed = await chainLength(directUrl);
  const restored = await checkBackup(postgres, 'merchants');
  console.info(
    restored
      ? '  backup: restored without a superuser, verified, and found out when altered'
      : '  backup: not tried, no pg_dump here',
  );
  console.info(
    `✓ ${sum('acknowledged')} acknowledged writes on ${records.size} records, ${logged} audit rows: none lost, none doubled; ${sealed} rows in an unbroken chain; ${sum('refused')} requests refused, no process ended`,
  );
}

/** Sends SIGTERM while live streams and a never-completed request are open. */
async function endWhileOpen(running: readonly BuiltServer[]) {
  for (const { url } of running) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    );
    await wait(100);
  }
  const began = performance.now();
  const codes = await Promise.all(running.map(server => server.stop()));
  const seconds = (performance.now() - began) / 1_000;
  if (seconds > END_WITHIN_S || codes.some(code => code !== 0))
    throw new Error(`The servers ended after ${seconds.toFixed(1)} s with ${codes.join(', ')}`);
  console.info(`  SIGTERM with streams and a half-sent request: ended after ${seconds.toFixed(1)} s, code 0`);
}

try {
  await run();
} catch (error) {
  console.error(`✗ ${(error as Error).message}`);
  for (const { url, log } of servers) console.error(`${url} logged:\n${log().slice(-4_000)}`);
  process.exitCode = 1;
} finally {
  postgres.thaw();
  await Promise.all(servers.map(server => server.kill()));
  proxy.close();
  await postgres.stop();
}
process.exit();
