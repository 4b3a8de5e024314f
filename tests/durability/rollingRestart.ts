// Restarts two built servers in turn, behind a proxy, in the middle of reads and writes, and checks whether anything was lost.
// `tsx tests/durability/rollingRestart.ts [--rounds 2] [--writers 4] [--readers 4]`; needs `npm run build`.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type BuiltServer, startBuiltServer } from '../support/builtServer';
import { asAdmin, urlOf } from '../support/database/postgresDatabases';
import { startPostgres } from '../support/database/startPostgres';
import { freePort } from '../support/freePort';
import { signIn } from '../support/signIn';
import { RetryingProxy } from './RetryingProxy';
import { type Target, Writer } from './Writer';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '2' },
    writers: { type: 'string', default: '4' },
    readers: { type: 'string', default: '4' },
  },
});
const DRAIN_SECONDS = 3;

const postgres = await startPostgres();
const ports = [await freePort(), await freePort()];
const servers: BuiltServer[] = [];
const proxy = await RetryingProxy.open(ports);

async function run() {
  await asAdmin(postgres.url, admin => admin.query('create database merchants'));
  const env = {
    LOG_LEVEL: 'warn',
    SEED: 'large',
    SEED_ORDERS: '0',
    DATABASE_URL: urlOf(postgres.url, 'merchants'),
    DRAIN_SECONDS: String(DRAIN_SECONDS),
  };
  for (const port of ports) servers.push(await startBuiltServer({ env, port }));
  const target = { url: proxy.url, token: await signIn(proxy.url, 'superadmin') };
  const writers = Array.from({ length: Number(values.writers) }, (_, index) => new Writer(`Penulis ${index + 1} no.`));
  let over = false;
  let reads = 0;
  const busy = Promise.all([
    ...writers.map(writer => writer.writeUntil(target, () => over)),
    ...Array.from({ length: Number(values.readers) }, async () => {
      while (!over) reads += await readOnce(target);
    }),
  ]);
  const restarts = async () => {
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const [index, port] of ports.entries()) {
        const code = await servers[index]!.stop();
        if (code !== 0) throw new Error(`The server on ${port} ended with ${code}`);
        servers[index] = await startBuiltServer({ env, port });
        // let both serve again before the other one goes
        await wait(1_000);
      }
    }
  };
  await Promise.race([restarts(), busy.then(() => undefined)]);
  over = true;
  await busy;
  for (const writer of writers) await writer.check(target);
  const sum = (count: 'acknowledged' | 'refused') => writers.reduce((total, writer) => total + writer[count], 0);
  if (proxy.lost.length > 0) throw new Error(`Lost:\n${proxy.lost.join('\n')}`);
  if (sum('refused') > 0) throw new Error(`${sum('refused')} writes were answered with 503`);
  console.info(
    `✓ ${2 * Number(values.rounds)} restarts: ${sum('acknowledged')} writes and ${reads} reads, all answered; ${proxy.refused} went to the other server, ${proxy.repeated} reads were sent twice`,
  );
}

async function readOnce({ url, token }: Target): Promise<number> {
  const response = await fetch(`${url}/v1/cms/banners?limit=25`, { headers: { authorization: `Bearer ${token}` } });
  if (response.status !== 200) throw new Error(`A list was answered with ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
  return 1;
}

try {
  await run();
} catch (error) {
  console.error(`✗ ${(error as Error).message}`);
  for (const { url, log } of servers) console.error(`${url} logged:\n${log().slice(-2_000)}`);
  if (proxy.lost.length > 0) console.error(proxy.lost.join('\n'));
  process.exitCode = 1;
} finally {
  await Promise.all(servers.map(server => server.kill()));
  proxy.close();
  await postgres.stop();
}
process.exit();
