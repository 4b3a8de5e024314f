import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const preload = pathToFileURL(join(process.cwd(), 'tests/support/jest/workerData.mjs')).href;

test('a test worker gets its settings, even if they were sent before it asked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'worker-data-'));
  const script = join(folder, 'worker.mjs');
  // does what jest-light-runner's worker does, once told to
  writeFileSync(
    script,
    `process.on('message', message => {
      if (message !== 'ask') return;
      process.on('message', given => given.type && process.send({ got: given.workerData }));
      process.send('jest-light-runner-get-worker-data');
    });
    process.on('message', message => message === 'early' && process.send(message));`,
  );
  const worker = fork(script, {
    execArgv: ['--import', preload],
    env: { ...process.env, NODE_OPTIONS: '', TINYPOOL_WORKER_ID: '1' },
  });
  try {
    // sent before the worker listens: the channel keeps it
    worker.send('early');
    expect(await once(worker, 'message')).toEqual(['early', undefined]);
    worker.send({ type: 'jest-light-runner-worker-data', workerData: 'settings' });
    worker.send('ask');
    expect(await once(worker, 'message')).toEqual([{ got: 'settings' }, undefined]);
  } finally {
    worker.kill();
    rmSync(folder, { recursive: true });
  }
});
