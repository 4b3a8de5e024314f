import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort';

export interface BuiltServer {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process until it said that it is ready. */
  readyAfter: number;
  /** What it logged until now, or until it ended. */
  log(): string;
  /** SIGTERM, and what it wrote is removed unless `dataDir` was given. @returns its exit code, null after a signal */
  stop(): Promise<number | null>;
  /** SIGKILL: the process gets no chance to do anything more. */
  kill(): Promise<number | null>;
}

interface ServerOptions {
  /** Path from the repository's root: the built server unless said. */
  script?: string;
  env?: Record<string, string>;
  /** Arguments for node itself, such as those that load TypeScript. */
  execArgv?: string[];
  /** Where the data are kept; a folder of its own, removed at the end, unless said. */
  dataDir?: string;
  /** A free one unless said. */
  port?: number;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
/** With demo data on a machine that is busy with much else. */
const PATIENCE_MS = 300_000;

/** Starts a server as a process of its own on a free port, its log in a file as an installation would keep it, and waits until `/health/ready` answers. */
export async function startBuiltServer({
  script = 'dist/server/main.js',
  env = {},
  execArgv = [],
  dataDir,
  port: given,
}: ServerOptions = {}): Promise<BuiltServer> {
  const port = given ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'merchants-server-'));
  const logFile = join(folder, 'server.log');
  const log = openSync(logFile, 'w');
  const { PATH = '', HOME = '' } = process.env;
  const began = performance.now();
  const child = spawn(process.execPath, [...execArgv, script], {
    cwd: root,
    // nothing of the caller's own environment: the server is to run as it would outside
    env: { PATH, HOME, PORT: String(port), DATA_DIR: dataDir ?? join(folder, 'data'), ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const url = `http://127.0.0.1:${port}`;
  let logged = '';
  const end = async (signal: NodeJS.Signals) => {
    await endChild(child, signal);
    if (existsSync(logFile)) logged = readFileSync(logFile, 'utf8');
    rmSync(folder, { recursive: true, force: true });
    return child.exitCode;
  };
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() - began > PATIENCE_MS) {
      const said = readFileSync(logFile, 'utf8').slice(-4_000);
      await end('SIGKILL');
      throw new Error(`${script} did not become ready:\n${said}`);
    }
    await wait(15);
  }
  return {
    url,
    pid: child.pid!,
    readyAfter: performance.now() - began,
    log: () => (existsSync(logFile) ? readFileSync(logFile, 'utf8') : logged),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

async function endChild(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

const isReady = (url: string) =>
  fetch(`${url}/health/ready`).then(
    response => response.ok,
    () => false,
  );
