// Repeatedly kills the built server with SIGKILL in the middle of writes, and checks whether anything was lost.
// `tsx tests/durability/killNine.ts [--rounds 8] [--writers 6] [--seconds 30]`; needs `npm run build`. No round begins after the given
// seconds, but there are always two.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type BuiltServer, startBuiltServer } from '../support/builtServer';
import { signIn } from '../support/signIn';
import { checkLog } from './checkLog';
import { Writer } from './Writer';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '8' },
    writers: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '30' },
  },
});
const rounds = Number(values.rounds);
const lastBeginning = Date.now() + Number(values.seconds) * 1_000;
const dataDir = mkdtempSync(join(tmpdir(), 'merchants-kill-'));
const writers = Array.from({ length: Number(values.writers) }, (_, index) => new Writer(`Penulis ${index + 1} no.`));
const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged, 0);

/** What is written and killed here does not need the demo's orders. */
const env = { LOG_LEVEL: 'warn', SEED: 'large', SEED_ORDERS: '0' };
let server: BuiltServer | undefined;
try {
  server = await startBuiltServer({ dataDir, env });
  // one session for the whole run: it, too, must survive the kills
  const token = await signIn(server.url, 'superadmin');
  let kills = 0;
  while (kills < 2 || (kills < rounds && Date.now() < lastBeginning)) {
    kills += 1;
    const target = { url: server.url, token };
    const before = acknowledged();
    const writing = Promise.all(writers.map(writer => writer.writeUntilGone(target)));
    // counted from the first response, however slow the machine is; a refused writer ends the run at once
    const moment = (async () => {
      while (acknowledged() === before) await wait(5);
      await wait(Math.random() * 1_200);
    })();
    await Promise.race([moment, writing]);
    await server.kill();
    await writing;
    const written = acknowledged() - before;
    server = await startBuiltServer({ dataDir, env });
    const again = { url: server.url, token };
    await Promise.all(writers.map(writer => writer.check(again)));
    console.info(
      `  kill ${kills}: ${written} writes acknowledged, all there; ready again after ${Math.round(server.readyAfter)} ms`,
    );
  }
  await server.kill();
  const records = new Map(writers.flatMap(writer => [...writer.records]));
  const logged = await checkLog({ dataDir }, records);
  console.info(
    `✓ ${kills} kills, ${acknowledged()} acknowledged writes on ${records.size} records, ${logged} audit rows: none lost, none half-written`,
  );
} catch (error) {
  console.error(`✗ ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await server?.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
