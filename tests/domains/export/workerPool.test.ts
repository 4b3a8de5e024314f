import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { WorkerPool } from '../../../server/core/WorkerPool';

const folder = mkdtempSync(join(tmpdir(), 'worker-pool-'));
const file = join(folder, 'worker.mjs');
writeFileSync(
  file,
  `import { parentPort } from 'node:worker_threads';
  parentPort.on('message', work => {
    if (work === 'forever') for (;;);
    if (work === 'memory') for (const kept = []; ; ) kept.push(new Array(10_000).fill(Math.random()));
    if (work === 'fault') throw new Error('fault');
    if (work === 'exit') process.exit(0);
    if (work === 'parts') for (const part of [1, 2]) parentPort.postMessage({ part });
    parentPort.postMessage(work);
  });`,
);
afterAll(() => rmSync(folder, { recursive: true }));

const tooMuch = new Error('too much');
const limits = { threads: 1, waitingEach: 2, memoryMb: 32, tooMuch: () => tooMuch, busy: () => new Error('busy') };
const pool = new WorkerPool<string, string, number>(pathToFileURL(file), limits);
const run = (work: string, signal = new AbortController().signal, seconds = 30) =>
  pool.run(work, { person: 'a', signal }, seconds);

test.each([
  ['takes too long', 'forever', 0.5, 'too much'],
  ['takes too much memory', 'memory', 30, 'too much'],
  ['fails', 'fault', 30, 'fault'],
  ['ends its thread', 'exit', 30, 'ended without an answer'],
])('work that %s is refused, and the next is done', async (_, work, seconds, message) => {
  await expect(run(work, undefined, seconds)).rejects.toThrow(message);
  expect(await run('next')).toBe('next');
});

test('parts are received before the end', async () => {
  const received: number[] = [];
  const end = await pool.run('parts', { person: 'a', signal: new AbortController().signal }, 30, part =>
    received.push(part),
  );
  expect({ received, end }).toEqual({ received: [1, 2], end: 'parts' });
});

test('work of a caller who leaves is ended at once, and that in the queue never begins', async () => {
  const left = new AbortController();
  const running = run('forever', left.signal);
  const waiting = run('forever', left.signal);
  left.abort(new Error('left'));
  await expect(running).rejects.toThrow('left');
  await expect(waiting).rejects.toThrow('left');
  expect(await run('next')).toBe('next');
});
