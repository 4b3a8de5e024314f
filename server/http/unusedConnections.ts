import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

/**
 * Closes connections that never carried a request when the server shuts down. Browsers preconnect; Node counts these connections as neither
 * idle nor finished, and would wait for them to time out.
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
      // a connection that has received data may carry a request, which is still answered
      for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
    });
  },
  { name: 'unused-connections' },
);
