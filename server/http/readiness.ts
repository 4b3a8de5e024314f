import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** `ending`: the server goes on for a moment, and wants no new requests. */
    readiness: { ending: boolean };
  }
}

/**
 * `app.readiness`: what `/health/ready` says whatever the database does. An end closes the connections that proxies keep, each with an
 * answer: one that is closed while it rests may have a request on its way, which is then lost.
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
