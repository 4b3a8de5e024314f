import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends connections that no request ever came over when the server ends. Browsers open such ones ahead of need; Node counts
 * them neither as idle nor as done, and would wait for them until the request's time-out.
 */
export function endUnusedConnections(app: FastifyInstance) {
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
}
