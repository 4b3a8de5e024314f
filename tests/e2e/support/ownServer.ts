import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../support/freePort';

/** A server for a single script, which may kill and restart it at the same address, on the same data. */
export class OwnServer {
  #child: ChildProcess | undefined;
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'merchants-own-'));
  private constructor(readonly port: number) {}

  static async start(): Promise<OwnServer> {
    const server = new OwnServer(await freePort());
    server.#takeDemoData();
    await server.start();
    return server;
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Copies the shared server's data as it was filled at the start: filling it again would take longer than the script. */
  #takeDemoData() {
    const { E2E_DATA_DIR = '' } = process.env;
    const snapshot = join(E2E_DATA_DIR, 'pglite-snapshot');
    if (!existsSync(snapshot)) return;
    cpSync(snapshot, join(this.#dataDir, 'pglite'), { recursive: true });
    cpSync(join(E2E_DATA_DIR, 'files'), join(this.#dataDir, 'files'), { recursive: true });
  }

  async start() {
    const { PATH = '', HOME = '' } = process.env;
    const env = { PATH, HOME, NODE_ENV: 'test', PORT: String(this.port), DATA_DIR: this.#dataDir, SEED: 'demo' };
    this.#child = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: 'ignore' });
    const until = Date.now() + 60_000;
    while (!(await this.#isReady())) {
      if (this.#child.exitCode !== null || Date.now() > until) throw new Error('The server did not become ready');
      await wait(50);
    }
  }

  /** Sends SIGKILL: the server cannot clean up. */
  async kill() {
    if (!this.#child || this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }

  async remove() {
    await this.kill();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  #isReady = () =>
    fetch(`${this.url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
}
