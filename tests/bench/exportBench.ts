import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { orderApi } from '../../contract/order/orderApi';
import { startBuiltServer } from '../support/builtServer';
import { signIn } from '../support/signIn';
import { askMeanwhile } from './support/askMeanwhile';
import { median, percentile, rounded, table } from './support/figures';

/**
 * Measures how long others wait for a list while the demo's 12,000 orders are downloaded from the embedded database, which has a single
 * connection. Their requests come at a fixed pace, whether or not earlier ones have been answered.
 */
export async function exportBench({ rounds = 5 } = {}): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'merchants-export-'));
  const server = await startBuiltServer({ dataDir });
  try {
    const headers = { authorization: `Bearer ${await signIn(server.url, 'superadmin')}` };
    const side = { server, approver: headers };
    const download = (format: string) => async () => {
      const began = performance.now();
      const response = await fetch(`${server.url}${orderApi.export.path}?format=${format}`, { headers });
      const bytes = (await response.arrayBuffer()).byteLength;
      if (!response.ok) throw new Error(`The download gave ${response.status}`);
      return { ms: performance.now() - began, bytes };
    };
    await download('csv')();
    const quiet = (await askMeanwhile(side, () => wait(3_000))).waits;
    const line = (name: string, times: readonly number[], waits: readonly number[]) => [
      name,
      times.length > 0 ? rounded(median(times)) : '–',
      rounded(median(waits)),
      rounded(percentile(waits, 0.95)),
      rounded(Math.max(...waits)),
    ];
    const lines = [line('nothing else', [], quiet)];
    for (const format of ['xlsx', 'csv']) {
      const times: number[] = [];
      const waits: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const meanwhile = await askMeanwhile(side, download(format));
        times.push(meanwhile.took.ms);
        waits.push(...meanwhile.waits);
      }
      lines.push(line(`all orders as ${format}`, times, waits));
    }
    return table(['a list of 25 on PGlite, meanwhile', 'download, ms', 'median ms', 'p95 ms', 'longest ms'], lines);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
