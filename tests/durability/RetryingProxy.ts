import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Shorter than DRAIN_SECONDS, so that no idle connection is left when the server ends. */
const IDLE_MS = 1_000;

const ASK_READY_MS = 250;

/**
 * A reverse proxy with health checks: it polls every server for readiness, keeps connections alive, and tries the next server when one
 * refuses the connection. A lost request is repeated only if it is a read. A proxy without health checks can lose what it sends just as a
 * server stops listening: the kernel resets connections not yet accepted.
 */
export class RetryingProxy {
  /** Requests passed to the next server because the connection was refused. */
  refused = 0;
  /** Reads that were sent again. */
  repeated = 0;
  /** Requests that no server answered: the caller got 502. */
  readonly lost: string[] = [];
  readonly #agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
  readonly #notReady = new Set<number>();
  readonly #asking: NodeJS.Timeout;
  #turn = 0;

  private constructor(
    readonly server: Server,
    private readonly ports: readonly number[],
  ) {
    this.#asking = setInterval(() => {
      for (const port of ports) void this.#askReady(port);
    }, ASK_READY_MS);
  }

  static async open(ports: readonly number[]): Promise<RetryingProxy> {
    const server = createServer();
    const proxy = new RetryingProxy(server, ports);
    server.on('request', (from, to) => void proxy.#pass(from, to));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get url() {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close() {
    clearInterval(this.#asking);
    this.#agent.destroy();
    this.server.closeAllConnections();
    this.server.close();
  }

  async #pass(from: IncomingMessage, to: ServerResponse) {
    const body = Buffer.concat(await from.toArray());
    const ready = this.ports.filter(port => !this.#notReady.has(port));
    const ports = ready.length > 0 ? ready : this.ports;
    const first = this.#turn++;
    const failures: string[] = [];
    for (let attempt = 0; attempt <= ports.length; attempt += 1) {
      try {
        const response = await this.#ask(ports[(first + attempt) % ports.length]!, from, body);
        to.writeHead(response.statusCode!, response.headers);
        response.pipe(to);
        return;
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        failures.push(message);
        if (code === 'ECONNREFUSED') this.refused += 1;
        else if (from.method === 'GET') this.repeated += 1;
        else break;
      }
    }
    this.lost.push(`${from.method} ${from.url}: ${failures.join(', ')}`);
    to.writeHead(502).end();
  }

  async #askReady(port: number) {
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
    if (response?.ok) this.#notReady.delete(port);
    else this.#notReady.add(port);
  }

  #ask(port: number, { method, url, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const { connection: _, ...passed } = headers;
      const asked = request({ port, host: '127.0.0.1', agent: this.#agent, method, path: url, headers: passed });
      asked.once('response', resolve).once('error', reject).end(body);
    });
  }
}
