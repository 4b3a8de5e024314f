import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort';

export interface RunningServer {
  url: string;
  /** Milliseconds from the start of the process until `/health/ready` said yes. */
  readyAfter: number;
  stop(): Promise<void>;
}

interface ServerOptions {
  /** Path from the repository's root. */
  script?: string;
  env?: Record<string, string>;
  execArgv?: string[];
  /** What answers 200 when the server is ready. */
  readyPath?: string;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Starts a server as a process of its own (the built one unless said), its log in a file as an installation would keep it, and waits until it is ready. */
export async function startServer({
  script = 'dist/server/main.js',
  env = {},
  execArgv = [],
  readyPath = '/health/ready',
}: ServerOptions = {}): Promise<RunningServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'merchants-bench-'));
  const log = openSync(join(folder, 'server.log'), 'w');
  const { PATH = '', HOME = '' } = process.env;
  const began = performance.now();
  const child = spawn(process.execPath, [...execArgv, script], {
    cwd: root,
    env: { PATH, HOME, DATA_DIR: join(folder, 'data'), PORT: String(port), ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + 120_000;
  while (!(await answers(url + readyPath))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`${script} did not become ready; its log: ${join(folder, 'server.log')}`);
    }
    await wait(20);
  }
  return { url, readyAfter: performance.now() - began, stop };
}

const answers = (url: string) =>
  fetch(url).then(
    response => response.ok,
    () => false,
  );
