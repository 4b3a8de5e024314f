import { createHash } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { REFRESH_TOKEN_LIFETIME_S, TOKEN_LIFETIME_S } from '../../../contract/constants';
import { responseStatus } from '../../../contract/core/responseStatus';
import { authApi } from '../../../contract/identity/auth';
import type { Tokens } from '../../../contract/identity/session';
import { unauthorized } from '../../core/HttpError';
import { loginGuard } from '../../domains/identity/auth/loginGuard';
import type { RateLimits } from '../../domains/identity/rateLimit/rateLimits';
import { clearAuthCookies, readableTokens, readCookie, setAuthCookies } from '../../http/cookies';
import { callersToken } from '../../http/requestSession';
import type { AskCall } from './askCalls';
import type { ProviderAnswer } from './askProvider';
import { providerErrorPage, providerUnreadable } from './providerFailure';
import type { RemoteTimeouts } from './remoteOptions';
import type { RemoteSessions } from './remoteSessions';

interface AuthCallsOptions {
  ask: AskCall;
  sessions: RemoteSessions;
  limits: RateLimits;
  secure: boolean;
  timeouts: RemoteTimeouts;
}

/** How long the result of a renewal is shared: two tabs that renew at once make one request. */
const SHARED_RENEWAL_MS = 10_000;

const config = { access: 'public' } as const;

/** Registers login, renewal and logout: forwarded to the provider, whose tokens become the four auth cookies. */
export const authCalls: FastifyPluginAsync<AuthCallsOptions> = async (
  app,
  { ask, sessions, limits, secure, timeouts },
) => {
  const guard = loginGuard(limits);
  const timeoutMs = timeouts.connectMs + timeouts.headersMs;

  app.post(authApi.login.path, { config }, async (request, reply) => {
    const email = emailIn(request.body);
    const attempt = await guard.begin(email, request.ip);
    const response = await ask(authApi.login, {
      body: request.body ?? {},
      headers: asGateway(request),
      timeoutMs,
    });
    if (!succeeded(response)) {
      if (statusOf(response) !== 401) await attempt.undecided();
      return sendProviderError(reply, response);
    }
    await attempt.succeeded();
    return signIn(response, remoteTokens(response.body, new Date()), { reply, sessions, secure });
  });

  const renewals = new LRUCache<string, Promise<ProviderAnswer>>({ max: 2_000, ttl: SHARED_RENEWAL_MS });
  app.post(authApi.refresh.path, { config }, async (request, reply) => {
    const shown = refreshTokenIn(request.body);
    const refresh_token = shown ?? readCookie(request, 'refreshToken', secure);
    if (!refresh_token) throw unauthorized();
    const key = createHash('sha256').update(refresh_token).digest('base64url');
    let asked = renewals.get(key);
    if (!asked) {
      asked = ask(authApi.refresh, {
        body: { refresh_token },
        headers: asGateway(request),
        timeoutMs,
      });
      renewals.set(key, asked);
      asked.then(
        response => succeeded(response) || renewals.delete(key),
        () => renewals.delete(key),
      );
    }
    const response = await asked;
    if (!succeeded(response)) return sendProviderError(reply, response);
    const tokens = remoteTokens(response.body, new Date(), refresh_token);
    const signedIn = signIn(response, tokens, { reply, sessions, secure });
    if (shown || !tokens) return signedIn;
    const data = readableTokens(request, tokens);
    // drop anything else the provider says about the tokens, too
    return data.token ? signedIn : { ...signedIn, data };
  });

  app.post(authApi.logout.path, { config }, async (request, reply) => {
    const token = callersToken(request, secure);
    // this browser is logged out whatever the provider responds
    clearAuthCookies(reply, secure);
    if (!token) return done('Berhasil');
    sessions.forget(token);
    try {
      const response = await ask(authApi.logout, {
        body: request.body ?? {},
        token,
        headers: asGateway(request),
        timeoutMs: timeouts.signOutMs,
      });
      if (succeeded(response) || statusOf(response) === 401) return done('Berhasil');
      request.log.warn({ status: response.status }, 'the provider did not end the session');
    } catch (error) {
      request.log.warn({ err: error }, 'the provider did not end the session');
    }
    return done('Anda sudah keluar dari peramban ini, tetapi penyedia layanan belum mengakhiri sesinya.');
  });
};

const done = (message: string) => ({ code: 200, message, data: null });

/** Headers describing the caller, from this server's own knowledge. */
const asGateway = (request: FastifyRequest): Record<string, string> => ({
  'x-request-id': request.id,
  'x-forwarded-for': request.ip,
  ...(request.headers['user-agent'] && { 'user-agent': request.headers['user-agent'] }),
});

const fieldOf = (body: unknown, name: string): unknown =>
  body !== null && typeof body === 'object' ? (body as Record<string, unknown>)[name] : undefined;

const emailIn = (body: unknown) => {
  const email = fieldOf(body, 'email');
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 100) : '';
};

const refreshTokenIn = (body: unknown) => {
  const token = fieldOf(body, 'refresh_token');
  return typeof token === 'string' && token !== '' ? token : undefined;
};

const statusOf = ({ status, body }: ProviderAnswer) => responseStatus(status, body);
const succeeded = (response: ProviderAnswer) => statusOf(response) < 300;

/** Sends the provider's refusal with its own message, if it has one; its internal errors are reported in our words. */
function sendProviderError(reply: FastifyReply, response: ProviderAnswer) {
  const status = statusOf(response);
  const message = fieldOf(response.body, 'message');
  if (typeof message !== 'string' || status >= 500) throw providerErrorPage(status, response.retryAfter);
  if (response.retryAfter) reply.header('retry-after', response.retryAfter);
  return reply
    .status(status)
    .send({ ...(response.body as object), code: status, message, data: fieldOf(response.body, 'data') ?? null });
}

interface SignIn extends Pick<AuthCallsOptions, 'sessions' | 'secure'> {
  reply: FastifyReply;
}

function signIn(response: ProviderAnswer, tokens: Tokens | null, { reply, sessions, secure }: SignIn) {
  if (!tokens) throw providerUnreadable('data.token and data.refresh_token: expected texts');
  // some providers issue the same token again
  sessions.forget(tokens.token);
  setAuthCookies(reply, tokens, secure);
  const message = fieldOf(response.body, 'message');
  const given = fieldOf(response.body, 'data') as object;
  return { code: 200, message: typeof message === 'string' ? message : 'Berhasil', data: { ...given, ...tokens } };
}

/** The login response as in point 3 of the specification: `data.token` and `data.refresh_token`. */
const response = z.object({
  data: z.object({
    token: z.string().min(1),
    refresh_token: z.string().min(1).optional(),
    token_expires_at: z.iso.datetime({ offset: true }).optional().catch(undefined),
    refresh_token_expires_at: z.iso.datetime({ offset: true }).optional().catch(undefined),
  }),
});

/**
 * Converts the tokens of the provider's login or renewal to our contract's shape; null if there are none. A token's expiry is the one the
 * provider states, else its `exp` claim, else the lifetime from the specification's point 9.
 * @param previousRefreshToken kept if a renewal brings no new one
 */
function remoteTokens(body: unknown, now: Date, previousRefreshToken?: string): Tokens | null {
  const read = response.safeParse(body);
  if (!read.success) return null;
  const { data } = read.data;
  const refresh_token = data.refresh_token ?? previousRefreshToken;
  if (!refresh_token) return null;
  return {
    token: data.token,
    refresh_token,
    token_expires_at: data.token_expires_at ?? endOf(data.token, now, TOKEN_LIFETIME_S),
    refresh_token_expires_at: data.refresh_token_expires_at ?? endOf(refresh_token, now, REFRESH_TOKEN_LIFETIME_S),
  };
}

function endOf(token: string, now: Date, lifetimeSeconds: number): string {
  return new Date(expOf(token) ?? now.getTime() + lifetimeSeconds * 1000).toISOString();
}

/**
 * Returns a token's expiry in milliseconds since 1970; null if it is not a JWT or never expires. Not verified: only the provider can do
 * that.
 */
function expOf(token: string): number | null {
  try {
    const { exp } = decodeJwt(token);
    return typeof exp === 'number' && Number.isFinite(exp) && Math.abs(exp) < 1e11 ? exp * 1000 : null;
  } catch {
    return null;
  }
}
