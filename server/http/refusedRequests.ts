import fp from 'fastify-plugin';
import { recordRefusal } from '../audit/refusals';

/** Forbidden, or too many requests. */
const REFUSED: ReadonlySet<number> = new Set([403, 429]);

/** Records refused requests in the audit log; those without a session appear only in the request log. */
export const refusedRequests = fp(
  async app => {
    app.addHook('onResponse', async (request, { statusCode: status }) => {
      const { actor } = request.session ?? {};
      if (!actor || !REFUSED.has(status)) return;
      const call = `${request.method} ${request.routeOptions.url ?? ''}`;
      try {
        await recordRefusal(app.db, actor, { call, status });
      } catch (error) {
        request.log.error({ err: error }, 'a refused request was not recorded');
      }
    });
  },
  { name: 'refused-requests', dependencies: ['request-session'], decorators: { fastify: ['db'] } },
);
