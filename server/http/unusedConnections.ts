import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

/**
 * Closes connections that never carried a request when the server closes. Browsers preconnect; Node considers these
 * neither idle nor done, and would wait until they time out.
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
      // one on which a request is on its way will be answered
      for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
    });
  },
  { name: 'unused-connections' },
);
