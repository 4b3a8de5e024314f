import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Stops the start where a route does not declare who may call it. Checked once all routes are there: plugins declare it for
 * theirs afterwards.
 */
export const declaredAccess = fp(
  async app => {
    const routes: RouteOptions[] = [];
    app.addHook('onRoute', route => void routes.push(route));
    app.addHook('onReady', async () => {
      const undeclared = routes.find(
        ({ config, method }) => config?.access === undefined && method !== 'HEAD' && method !== 'OPTIONS',
      );
      if (undeclared) throw new Error(`${undeclared.method} ${undeclared.url} does not declare who may call it`);
    });
  },
  { name: 'declared-access' },
);
