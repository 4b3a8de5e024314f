import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** `ending`: the server is shutting down; it still serves requests but wants no new ones. */
    readiness: { ending: boolean };
  }
}

/**
 * Decorates the app with `readiness`, which `/health/ready` reports regardless of the database. While ending, keep-alive connections of
 * proxies are closed with a response each: closing an idle one could lose a request already on its way.
 */
export const readiness = fp(
  async app => {
    app.decorate('readiness', { ending: false });
    app.addHook('onSend', async (_request, reply) => {
      if (app.readiness.ending) reply.header('connection', 'close');
    });
  },
  { name: 'readiness' },
);
