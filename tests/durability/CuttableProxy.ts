import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

interface Address {
  host: string;
  port: number;
}

/**
 * Forwards TCP connections until it is cut: bytes then go nowhere and neither end is told, as behind a firewall that drops packets. Once
 * mended, what was sent in the meantime arrives, including the ends of connections, as when TCP retransmits.
 */
export class CuttableProxy {
  readonly #sockets = new Set<Socket>();
  /** Both ends of each connection. */
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #cut = false;

  private constructor(
    readonly server: Server,
    private to: Address,
  ) {}

  static async open(to: Address): Promise<CuttableProxy> {
    const server = createServer();
    const proxy = new CuttableProxy(server, to);
    server.on('connection', near => {
      proxy.#keep(near);
      // never answered, not even later
      if (proxy.#cut) return near.pause();
      const far = connect(proxy.to);
      proxy.#keep(far);
      const pair = [near, far] as const;
      proxy.#pairs.add(pair);
      far.once('close', () => proxy.#pairs.delete(pair));
      join(pair);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get port() {
    return (this.server.address() as AddressInfo).port;
  }

  cut() {
    this.#cut = true;
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  mend() {
    this.#cut = false;
    for (const pair of this.#pairs) join(pair);
  }

  /** Changes the target, like an address that moves to another machine: existing connections are dropped. */
  leadTo(to: Address) {
    this.to = to;
    for (const socket of this.#sockets) socket.destroy();
  }

  close() {
    for (const socket of this.#sockets) socket.destroy();
    this.server.close();
  }

  #keep(socket: Socket) {
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => this.#sockets.delete(socket));
  }
}

const join = ([near, far]: readonly [Socket, Socket]) => near.pipe(far).pipe(near);
