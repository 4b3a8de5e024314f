import fp from 'fastify-plugin';

interface HealthOptions {
  check(): Promise<unknown>;
}

/**
 * `/health/live`: the process is up. `/health/ready`: `check` passes (the database, or the remote provider); 503
 * otherwise.
 */
export const health = fp<HealthOptions>(
  async (app, { check }) => {
    const config = { access: 'public' } as const;
    app.get('/health/live', { config, logLevel: 'warn' }, async () => ({ code: 200, message: 'Hidup', data: null }));
    app.get('/health/ready', { config, logLevel: 'warn' }, async (request, reply) => {
      try {
        await check();
        return { code: 200, message: 'Siap', data: null };
      } catch (error) {
        request.log.warn({ err: error }, 'not ready');
        return reply.status(503).send({ code: 503, message: 'Belum siap', data: null });
      }
    });
  },
  { name: 'health', encapsulate: true },
);
