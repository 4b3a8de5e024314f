import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from '../support/builtServer';
import { rounded, table, withRange } from './support/figures';
import { secondsOf } from './support/secondsOf';

/** Measures the time and CPU time the built server needs until it is ready: on an empty folder, and on the one it filled. */
export async function startBench({ rounds = 5 } = {}): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'merchants-start-'));
  const start = async () => {
    const server = await startBuiltServer({ dataDir });
    const cpu = 1_000 * secondsOf(server.pid);
    await server.stop();
    return { ready: server.readyAfter, cpu };
  };
  try {
    const first = await start();
    const again: (typeof first)[] = [];
    while (again.length < rounds) again.push(await start());
    return table(
      ['start of the built server, until ready', 'ms', 'of the processors, ms'],
      [
        ['first, with areas, rights and demo data', rounded(first.ready), rounded(first.cpu)],
        [
          `again, median of ${rounds} (range)`,
          withRange(again.map(({ ready }) => ready)),
          withRange(again.map(({ cpu }) => cpu)),
        ],
      ],
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
