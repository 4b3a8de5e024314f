import fp from 'fastify-plugin';

/**
 * How long the server took, as `Server-Timing` on every answer: browsers show it beside the request. In development, or where
 * `SERVER_TIMING` is set: in production it would tell strangers what costs the server time.
 */
export const serverTiming = fp(
  async app => {
    const { SERVER_TIMING, NODE_ENV } = app.config;
    if (!(SERVER_TIMING ?? NODE_ENV === 'development')) return;
    app.addHook('onSend', async (_request, reply) => {
      reply.header('server-timing', `total;dur=${reply.elapsedTime.toFixed(1)}`);
    });
  },
  { name: 'server-timing', decorators: { fastify: ['config'] } },
);
