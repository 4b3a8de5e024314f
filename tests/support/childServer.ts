import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export interface ChildServer {
  /** `http://127.0.0.1:…` */
  url: string;
  stop(): Promise<void>;
}

interface ChildOptions {
  env?: Record<string, string>;
  /** Arguments for node itself, such as those that load TypeScript. */
  execArgv?: string[];
}

/** Starts a script in its own process. Like the server, the script must print the address it listens on. */
export async function startChild(script: string, { env = {}, execArgv = [] }: ChildOptions = {}): Promise<ChildServer> {
  // inherit nothing from Jest's environment: the child must run as it would outside
  const { PATH = '', HOME = '' } = process.env;
  const child = fork(script, { env: { PATH, HOME, ...env }, execArgv, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  return { url: await addressOf(child), stop: () => stop(child) };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk;
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (url) resolve(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', code => reject(new Error(`The child ended (${code}) before it listened:\n${said}`)));
  });
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(patience);
}
