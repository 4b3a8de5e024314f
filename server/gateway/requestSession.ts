import type { FastifyInstance } from 'fastify';
import type { Access } from '../../contract/core/endpoint';
import type { Actor } from '../actor';
import type { Sessions } from '../provider/auth/sessions';
import { readCookie } from './cookies';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null without a living session. */
    session: { actor: Actor } | null;
  }
  interface FastifyContextConfig {
    /** Who may call this route; a route that does not say keeps the server from starting. */
    access?: Access;
    /** A public route that still wants to know who asks. */
    wantsSession?: boolean;
  }
}

/** Finds the session of each request that may need one: the bearer token of a script, else the console's cookie. */
export function registerRequestSession(app: FastifyInstance, sessions: Sessions, secure: boolean) {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async request => {
    const { access, wantsSession } = request.routeOptions.config;
    if (access === undefined || (access === 'public' && !wantsSession)) return;
    const token = bearer(request.headers.authorization) ?? readCookie(request, 'token', secure);
    const found = token ? await sessions.find(token) : null;
    request.session = found && { actor: { ...found, request_id: request.id, ip: request.ip } };
  });
}

/** Stops the start where a route forgot to say who may call it. */
export function requireDeclaredAccess(app: FastifyInstance) {
  app.addHook('onRoute', route => {
    if (route.config?.access === undefined && route.method !== 'HEAD' && route.method !== 'OPTIONS')
      throw new Error(`${route.method} ${route.url} does not declare who may call it`);
  });
}

const bearer = (header: string | undefined) => (header?.startsWith('Bearer ') ? header.slice(7) : undefined);
