import fp from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Prometheus metrics at `/metrics`: Node's defaults, and request durations by route and status. */
export const metrics = fp(
  async app => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to answer, by route (never by address: there is no end of those)',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    });
    app.addHook('onResponse', async (request, reply) => {
      durations.observe(
        { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
    });
    app.get('/metrics', { config: { access: 'public' }, logLevel: 'warn' }, async (_request, reply) =>
      reply.type(registry.contentType).send(await registry.metrics()),
    );
  },
  { name: 'metrics' },
);
