import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Access } from '../../contract/core/endpoint';
import type { Actor } from '../core/Actor';
import { readCookie } from './cookies';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null without a valid session. */
    session: { actor: Actor } | null;
  }
  interface FastifyContextConfig {
    /** Who may call this route (`provider`: the remote provider decides). A route without it fails the start. */
    access?: Access | 'provider';
    /** Set on a public route that uses the session if there is one. */
    wantsSession?: boolean;
  }
}

/** Finds the session of a token; null if there is none or it has ended. */
export type FindSession = (token: string) => Promise<Omit<Actor, 'request_id' | 'ip' | 'idempotency'> | null>;

/** Whether the caller sent a bearer token, as scripts do, rather than cookies alone. */
export const sentBearer = ({ headers }: FastifyRequest): boolean => bearer(headers.authorization) !== undefined;

/** Returns the request's token: a script's bearer token, else the console's cookie. */
export const callersToken = (request: FastifyRequest, secure: boolean): string | undefined =>
  bearer(request.headers.authorization) ?? readCookie(request, 'token', secure);

interface RequestSessionOptions {
  find: FindSession;
}

/** Looks up the session of each request that may need one. A public route responds even if the lookup fails. */
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
        request.session = found && { actor: { ...found, request_id: request.id, ip: request.ip } };
      } catch (error) {
        if (access !== 'public') throw error;
        request.log.warn({ err: error }, 'session lookup failed');
      }
    });
  },
  {
    name: 'request-session',
    // a cross-site request is rejected before it costs a lookup
    dependencies: ['@fastify/cookie', 'error-handler', 'origin-check'],
    decorators: { fastify: ['config'] },
  },
);

const bearer = (header: string | undefined) => (header?.startsWith('Bearer ') ? header.slice(7) : undefined);
