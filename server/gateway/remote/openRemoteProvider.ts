import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import type { Endpoint } from '../../../contract/core/endpoint';
import { unauthorized } from '../../core/HttpError';
import { openRateLimits } from '../../domains/identity/rateLimit/rateLimits';
import { callersToken, type FindSession } from '../../http/requestSession';
import type { Services } from '../../http/Services';
import type { BootstrapSession } from '../consolePages';
import { adaptCalls } from './adapter/adaptCalls';
import type { ProviderAdapter } from './adapter/ProviderAdapter';
import { type AskCall, askCalls } from './askCalls';
import { askProvider } from './askProvider';
import { auditWrites } from './auditWrites';
import { authCalls } from './authCalls';
import { endpointFinder } from './endpointFinder';
import { forwardCalls } from './forwardCalls';
import { derived } from './lists/derived';
import { OnceByKey } from './onceByKey';
import { prepareRequests } from './prepareRequest';
import { REMOTE_TIMEOUTS, type RemoteTimeouts } from './remoteOptions';
import { type RemoteSessions, remoteSessions } from './remoteSessions';
import { callReaders, type ReaderOfCall } from './responses/callReaders';
import { groupsOf } from './responses/identityReaders';

/** The provider at `PROVIDER_URL`, in place of the embedded one. */
export interface RemoteProvider {
  findSession: FindSession;
  bootstrap: BootstrapSession;
  /** Resolves on any HTTP response. @throws when the provider does not respond at all */
  ready(): Promise<void>;
  /** The console's own calls that are derived from its lists; undefined if it implements all of them itself. */
  derived: readonly string[] | undefined;
  /** The plugin with every forwarded call. */
  calls: FastifyPluginAsync;
}

interface RemoteOptions {
  /** Contract calls that may be forwarded. */
  endpoints: readonly Endpoint[];
  adapter: ProviderAdapter;
  timeouts?: Partial<RemoteTimeouts> | undefined;
}

/** @param upstream the provider's address; no other origin is ever contacted */
export function openRemoteProvider(
  upstream: string,
  { db, config: { secure } }: Pick<Services, 'db' | 'config'>,
  { endpoints, adapter, timeouts: given }: RemoteOptions,
): RemoteProvider {
  const timeouts = { ...REMOTE_TIMEOUTS, ...given };
  const ask = askProvider(upstream);
  const adapted = adaptCalls(adapter);
  const readerOf = callReaders(adapter);
  const askCall = askCalls(ask, adapted);
  const sessions = remoteSessions(askCall, timeouts.pageMs);
  const once = adapter.can.idempotency ? null : new OnceByKey({ db, findSession: sessions.find, secure });
  const audit = auditWrites(db, sessions, secure);
  return {
    findSession: sessions.find,
    bootstrap: remoteBootstrap(sessions, secure),
    derived: adapter.can.ownLists ? undefined : derived.map(({ endpoint }) => endpoint.call),
    async ready() {
      await fetch(new URL(upstream).origin, {
        method: 'HEAD',
        redirect: 'manual',
        signal: AbortSignal.timeout(timeouts.pageMs),
      });
    },
    calls: fp(
      async app => {
        await app.register(authCalls, { ask: askCall, sessions, limits: openRateLimits(db), secure, timeouts });
        if (!adapter.can.ownLists)
          await app.register(derivedCalls, { ask: askCall, readerOf, secure, timeoutMs: timeouts.headersMs });
        await app.register(forwardCalls, {
          upstream,
          secure,
          timeouts,
          can: adapter.can,
          adapted,
          readerOf,
          find: endpointFinder(endpoints),
          async afterWrite(request, endpoint, response) {
            await audit(request, endpoint, response);
            // the write may have changed the caller's own name, permissions or password, which the next page must show
            const token = callersToken(request, secure);
            if (token) sessions.forget(token);
          },
          prepare: prepareRequests({ adapter, adapted, readerOf, ask, secure, timeoutMs: timeouts.headersMs, once }),
          once,
        });
      },
      {
        name: 'remote-provider',
        encapsulate: true,
        dependencies: ['@fastify/cookie', 'declared-access', 'error-handler', 'request-bodies'],
      },
    ),
  };
}

/**
 * Loads the session data for a console page from the provider's profile. If the provider is unreachable, the page still loads: the console
 * starts without a session and shows the error itself.
 */
const remoteBootstrap =
  (sessions: RemoteSessions, secure: boolean): BootstrapSession =>
  async request => {
    const token = callersToken(request, secure);
    if (!token) return null;
    try {
      const profile = await sessions.profile(token);
      if (!profile) return null;
      const { user, slugs } = profile;
      const groups = groupsOf(slugs).map(({ permission_group }) => permission_group);
      return { user, role: user.role, permissions: [...slugs], groups };
    } catch (error) {
      request.log.warn({ err: error }, 'no profile for the page');
      return null;
    }
  };

interface DerivedOptions {
  ask: AskCall;
  readerOf: ReaderOfCall;
  secure: boolean;
  timeoutMs: number;
}

/** Registers the calls that the provider lacks and that are derived from its lists. */
const derivedCalls: FastifyPluginAsync<DerivedOptions> = async (app, { ask, readerOf, secure, timeoutMs }) => {
  for (const { endpoint, handler } of derived)
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { access: 'provider' },
      handler: async request => {
        const token = callersToken(request, secure);
        if (!token) throw unauthorized();
        const data = await handler(
          {
            readerOf,
            ask: (call, given) => ask(call, { ...given, token, timeoutMs }),
          },
          { params: request.params as Record<string, string>, search: request.url.split('?', 2)[1] },
        );
        return { code: 200, message: endpoint.done ?? 'Berhasil', data };
      },
    });
};
