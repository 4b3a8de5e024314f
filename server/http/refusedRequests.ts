import fp from 'fastify-plugin';
import { recordRefusal } from '../audit/refusals';

/** Not allowed, or too often. */
const REFUSED: ReadonlySet<number> = new Set([403, 429]);

/** Keeps for the audit log what was refused to whom; requests without a session are in the request log alone. */
export const refusedRequests = fp(
  async app => {
    app.addHook('onResponse', async (request, { statusCode: status }) => {
      const { actor } = request.session ?? {};
      if (!actor || !REFUSED.has(status)) return;
      const call = `${request.method} ${request.routeOptions.url ?? ''}`;
      try {
        await recordRefusal(app.db, actor, { call, status });
      } catch (error) {
        request.log.error({ err: error }, 'a refusal was not recorded');
      }
    });
  },
  { name: 'refused-requests', dependencies: ['request-session'], decorators: { fastify: ['db'] } },
);
