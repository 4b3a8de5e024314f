import fp from 'fastify-plugin';

interface HealthOptions {
  check(): Promise<unknown>;
}

/** Probes often time out after one second. */
const FILES_LIMIT_MS = 800;

/**
 * Registers the health checks. `/health/live`: the process is up. `/health/ready`: `check` passes (the database, or the remote provider)
 * and the server is not shutting down; 503 otherwise. If only the file storage is away, the response says so but stays ready: everything
 * except pictures and documents still works.
 */
export const health = fp<HealthOptions>(
  async (app, { check }) => {
    const config = { access: 'public' } as const;
    app.get('/health/live', { config, logLevel: 'warn' }, async () => ({ code: 200, message: 'Hidup', data: null }));
    app.get('/health/ready', { config, logLevel: 'warn' }, async (request, reply) => {
      if (app.readiness.ending) return reply.status(503).send({ code: 503, message: 'Sedang dimatikan', data: null });
      try {
        await check();
        return await Promise.race([app.files.ready(), tooLong()]).then(
          () => ({ code: 200, message: 'Siap', data: null }),
          (error: Error) => {
            request.log.warn({ err: error }, 'files not ready');
            return {
              code: 200,
              message: 'Siap, tetapi penyimpanan berkas tidak dapat dihubungi',
              data: { files: false },
            };
          },
        );
      } catch (error) {
        request.log.warn({ err: error }, 'not ready');
        return reply.status(503).send({ code: 503, message: 'Belum siap', data: null });
      }
    });
  },
  { name: 'health', encapsulate: true, decorators: { fastify: ['readiness', 'files'] } },
);

const tooLong = () =>
  new Promise<never>((_, reject) => {
    setTimeout(
      () => reject(new Error(`The file storage did not respond within ${FILES_LIMIT_MS} ms`)),
      FILES_LIMIT_MS,
    ).unref();
  });
