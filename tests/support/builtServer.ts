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
  /** Milliseconds from the start of the process until it reports ready. */
  readyAfter: number;
  /** Returns everything it has logged so far, or up to its end. */
  log(): string;
  /** Sends SIGTERM and removes what the server wrote, unless `dataDir` was given. @returns its exit code, null after a signal */
  stop(): Promise<number | null>;
  /** Sends SIGKILL: the process cannot clean up. */
  kill(): Promise<number | null>;
}

interface ServerOptions {
  /** Path from the repository root. Default: the built server. */
  script?: string;
  env?: Record<string, string>;
  /** Arguments for node itself, such as those that load TypeScript. */
  execArgv?: string[];
  /** Where the data is kept. Default: a folder of its own, removed at the end. */
  dataDir?: string;
  /** Default: a free port. */
  port?: number;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Allows for loading demo data on a busy machine. */
const PATIENCE_MS = 300_000;

/**
 * Starts a server in its own process on a free port, logging to a file as an installation would, and waits until `/health/ready` responds.
 */
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
    // inherit nothing from the caller's environment: the server must run as it would outside
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
