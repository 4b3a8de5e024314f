import fp from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/types';
import { operatorAccess } from '../http/operatorAccess';

/**
 * Prometheus metrics at `/metrics`, for operators: Node's defaults, requests by route and status, their durations, and
 * holds of the event loop by route. Labels and
 * buckets are few, since every route has its own series.
 */
export const metrics = fp(
  async app => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to response, by route (never by address, of which there is no limit)',
      labelNames: ['method', 'route'],
      buckets: [0.01, 0.05, 0.25, 1, 5],
      registers: [registry],
    });
    const requests = new Counter({
      name: 'http_requests_total',
      help: 'Requests served, by route and status',
      labelNames: ['method', 'route', 'status'],
      registers: [registry],
    });
    registry.registerMetric(eventLoopHolds(app.eventLoop.holds));
    const { reads } = app.database;
    if (reads) registry.registerMetric(databaseReads(reads));
    const { requireOperator } = operatorAccess(app.config);
    app.addHook('onResponse', async (request, reply) => {
      const labels = { method: request.method, route: request.routeOptions.url ?? 'none' };
      requests.inc({ ...labels, status: reply.statusCode });
      durations.observe(labels, reply.elapsedTime / 1000);
    });
    app.get(
      '/metrics',
      { config: { access: 'public' }, logLevel: 'warn', onRequest: requireOperator },
      async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()),
    );
  },
  { name: 'metrics', dependencies: ['error-handler', 'event-loop'], decorators: { fastify: ['config', 'database'] } },
);

/** Counts how often a route held the event loop; the default `nodejs_eventloop_lag_…` say how long anything waits for it. */
const eventLoopHolds = (holds: ReadonlyMap<string, number>) =>
  new Counter({
    name: 'event_loop_holds_total',
    help: 'How often the event loop was held for over 200 ms, by the routes of the requests in progress; none: a background job',
    labelNames: ['route'],
    registers: [],
    collect() {
      this.reset();
      for (const [route, count] of holds) this.inc({ route }, count);
    },
  });

/** Counts the statements of lists, downloads and reports served by the replica, and by the primary in its place. */
const databaseReads = (reads: NonNullable<Database['reads']>) =>
  new Counter({
    name: 'database_reads_total',
    help: 'Queries of lists, downloads and reports, by which server answered them; refused: rejected by the replica, then answered by the primary',
    labelNames: ['from'],
    registers: [],
    collect() {
      this.reset();
      for (const [from, count] of Object.entries(reads)) this.inc({ from }, count);
    },
  });
