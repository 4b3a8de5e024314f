import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import type { FindSession } from '../../http/requestSession';
import type { Services } from '../../http/Services';
import { openRateLimits } from '../../provider/identity/rateLimit/rateLimits';
import type { BootstrapSession } from '../consolePages';
import { askProvider } from './askProvider';
import { authCalls } from './authCalls';
import { forwardCalls } from './forwardCalls';
import { remoteBootstrap } from './remoteBootstrap';
import { REMOTE_TIMEOUTS, type RemoteTimeouts } from './remoteOptions';
import { remoteSessions } from './remoteSessions';

/** The provider at `PROVIDER_URL`, in place of the embedded one. */
export interface RemoteProvider {
  findSession: FindSession;
  bootstrap: BootstrapSession;
  /** Any HTTP response will do. @throws when the provider does not respond at all */
  ready(): Promise<void>;
  /** The plugin with every forwarded call. */
  calls: FastifyPluginAsync;
}

/** @param upstream the provider's address; no other origin is ever contacted */
export function openRemoteProvider(
  upstream: string,
  { db, config: { secure } }: Pick<Services, 'db' | 'config'>,
  given: Partial<RemoteTimeouts> = {},
): RemoteProvider {
  const timeouts = { ...REMOTE_TIMEOUTS, ...given };
  const ask = askProvider(upstream);
  const sessions = remoteSessions(ask, timeouts.pageMs);
  return {
    findSession: sessions.find,
    bootstrap: remoteBootstrap(sessions, secure),
    async ready() {
      await fetch(new URL(upstream).origin, {
        method: 'HEAD',
        redirect: 'manual',
        signal: AbortSignal.timeout(timeouts.pageMs),
      });
    },
    calls: fp(
      async app => {
        await app.register(authCalls, { ask, sessions, limits: openRateLimits(db), secure, timeouts });
        await app.register(forwardCalls, { upstream, secure, timeouts });
      },
      {
        name: 'remote-provider',
        encapsulate: true,
        dependencies: ['@fastify/cookie', 'declared-access', 'error-handler', 'request-bodies'],
      },
    ),
  };
}
