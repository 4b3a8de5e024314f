import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Fails the start if a route does not declare who may call it. Runs once all routes are registered, since plugins may set the access of
 * their routes later.
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
