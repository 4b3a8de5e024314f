import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

/**
 * Ends connections that no request ever came over when the server ends. Browsers open some ahead of need; Node counts
 * them neither as idle nor as done, and would wait for them until the request times out.
 */
export const unusedConnections = fp(
  async app => {
    const unused = new Set<Socket>();
    app.server.on('connection', (socket: Socket) => {
      unused.add(socket);
      socket.once('close', () => unused.delete(socket));
    });
    app.addHook('onRequest', async request => {
      unused.delete(request.raw.socket);
    });
    app.addHook('preClose', async () => {
      for (const socket of unused) socket.destroy();
    });
  },
  { name: 'unused-connections' },
);
