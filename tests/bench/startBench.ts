import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from '../support/builtServer';
import { median, rounded, table } from './support/figures';

/** How long the built server takes until it is ready: on an empty folder, and on the one it filled. */
export async function startBench({ rounds = 5 } = {}): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'merchants-start-'));
  const start = async () => {
    const server = await startBuiltServer({ dataDir });
    await server.stop();
    return server.readyAfter;
  };
  try {
    const first = await start();
    const again: number[] = [];
    while (again.length < rounds) again.push(await start());
    return table(
      ['start of the built server, until ready', 'ms'],
      [
        ['first, with areas, rights and demo data', rounded(first)],
        [
          `again, median of ${rounds} (range)`,
          `${rounded(median(again))} (${rounded(Math.min(...again))}–${rounded(Math.max(...again))})`,
        ],
      ],
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
