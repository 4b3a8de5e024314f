import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Access } from '../../contract/core/endpoint';
import type { Actor } from '../core/Actor';
import { readCookie } from './cookies';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null without a living session. */
    session: { actor: Actor } | null;
  }
  interface FastifyContextConfig {
    /** Who may call this route (`provider`: the remote provider decides); a route that does not say keeps the server from starting. */
    access?: Access | 'provider';
    /** A public route that still wants to know who asks. */
    wantsSession?: boolean;
  }
}

/** Who a token's session belongs to; null where there is no such session (any more). */
export type FindSession = (token: string) => Promise<Omit<Actor, 'request_id' | 'ip' | 'idempotency_key'> | null>;

/** The token a request carries: the bearer token of a script, else the console's cookie. */
export const callersToken = (request: FastifyRequest, secure: boolean): string | undefined =>
  bearer(request.headers.authorization) ?? readCookie(request, 'token', secure);

interface RequestSessionOptions {
  find: FindSession;
}

/** Finds the session of each request that may need one. A public route is answered also where the session cannot be looked up. */
export const requestSession = fp<RequestSessionOptions>(
  async (app, { find }) => {
    app.decorateRequest('session', null);
    app.addHook('onRequest', async request => {
      const { access, wantsSession } = request.routeOptions.config;
      if (access === undefined || access === 'provider' || (access === 'public' && !wantsSession)) return;
      const token = callersToken(request, app.config.secure);
      if (!token) return;
      try {
        const found = await find(token);
        request.session = found && {
          actor: { ...found, request_id: request.id, ip: request.ip, idempotency_key: idempotencyKey(request) },
        };
      } catch (error) {
        if (access !== 'public') throw error;
        request.log.warn({ err: error }, 'session not looked up');
      }
    });
  },
  {
    name: 'request-session',
    // a request from another site is rejected before it costs a look-up
    dependencies: ['@fastify/cookie', 'error-handler', 'origin-check'],
    decorators: { fastify: ['config'] },
  },
);

/** Long enough not to be met by chance; anything else is no key. */
function idempotencyKey({ method, headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return (method === 'POST' || method === 'PUT') && typeof key === 'string' && /^[\w-]{16,100}$/.test(key)
    ? key
    : undefined;
}

const bearer = (header: string | undefined) => (header?.startsWith('Bearer ') ? header.slice(7) : undefined);
