import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Endpoint } from '../contract/core/endpoint';
import type { Config } from './config';
import type { Database } from './db/types';
import { consoleModules, routeModules } from './domains';
import { providerRoutes } from './domains/domainRoutes';
import { bootstrapOf } from './domains/identity/profile/bootstrapOf';
import { activeSessions } from './domains/identity/session/activeSessions';
import { roleHoldersAmong } from './domains/identity/session/roleHoldersAmong';
import { sessionsPlugin } from './domains/identity/session/sessionsPlugin';
import { liveMessageOf } from './domains/notification/liveMessageOf';
import type { FileStore } from './files/FileStore';
import { apiDocs } from './gateway/apiDocs';
import { consoleBuild } from './gateway/consoleBuild';
import { consolePages } from './gateway/consolePages';
import { health } from './gateway/health';
import { metrics } from './gateway/metrics';
import { loadAdapter } from './gateway/remote/adapter/loadAdapter';
import type { ProviderAdapter } from './gateway/remote/adapter/ProviderAdapter';
import { openRemoteProvider } from './gateway/remote/openRemoteProvider';
import { type RemoteTimeouts, UPLOAD_LIMIT_MS } from './gateway/remote/remoteOptions';
import { storedFiles } from './gateway/storedFiles';
import { violationReports } from './gateway/violationReports';
import { clientErrors } from './http/clientErrors';
import { declaredAccess } from './http/declaredAccess';
import { errorHandler, handleFrameworkError } from './http/errorHandler';
import { type EventLoopOptions, eventLoop } from './http/eventLoop';
import { type LogStream, logger } from './http/logger';
import { originCheck } from './http/originCheck';
import { RequestLog } from './http/RequestLog';
import { readiness } from './http/readiness';
import { refusedRequests } from './http/refusedRequests';
import { requestBodies } from './http/requestBodies';
import { requestSession } from './http/requestSession';
import { responseHeaders } from './http/responseHeaders';
import type { RouteModule } from './http/routes';
import { securityHeaders } from './http/securityHeaders';
import { senderAddress } from './http/senderAddress';
import { serverTiming } from './http/serverTiming';
import { unusedConnections } from './http/unusedConnections';
import { livePlugin } from './live/livePlugin';
import { outboxPlugin } from './mail/outboxPlugin';
import { backgroundJobs } from './startup/backgroundJobs';
import { jobs } from './startup/jobs';

export interface AppOptions {
  config: Config;
  database: Database;
  files: FileStore;
  /** Folder of the built console; without it only the API is served. */
  consoleRoot?: string;
  /** Whether this process also runs background jobs: retrying emails, sealing the audit log. Tests run them themselves. */
  background?: boolean;
  /** Route modules to use instead of the domains', for tests. */
  modules?: readonly RouteModule[];
  /** Log destination instead of standard output. */
  logTo?: LogStream;
  /** Timeouts of the remote provider, for tests that cannot wait as long as people. */
  remoteTimeouts?: Partial<RemoteTimeouts>;
  /** Time limits for receiving a request, for tests that cannot wait as long. */
  requestLimits?: RequestLimits;
  /** Milliseconds that each call may take, for tests that cannot wait as long. */
  timeLimit?: (endpoint: Endpoint) => number;
  /** How holds of the event loop are measured and reported, for tests. */
  eventLoop?: EventLoopOptions;
  /** Adapter of the remote provider, instead of `PROVIDER_ADAPTER`. */
  providerAdapter?: ProviderAdapter;
}

interface RequestLimits {
  requestTimeout: number;
  headersTimeout: number;
  /** How often Node checks for late requests. */
  connectionsCheckingInterval: number;
}

/** Builds the server without listening. The caller owns the database and the files, and closes them. */
export async function buildApp({
  config: given,
  database,
  files,
  consoleRoot,
  background = false,
  modules = routeModules,
  logTo,
  remoteTimeouts,
  requestLimits = limitsOf(given),
  timeLimit,
  eventLoop: eventLoopOptions = {},
  providerAdapter,
}: AppOptions): Promise<FastifyInstance> {
  const { db } = database;
  const adapter = providerAdapter ?? (await loadAdapter(given.PROVIDER_URL ? given.PROVIDER_ADAPTER : 'specification'));
  const config = { ...given, ...(given.PROVIDER_URL && { pictureOrigins: adapter.pictureOrigins }) };
  const remote = config.PROVIDER_URL
    ? openRemoteProvider(
        config.PROVIDER_URL,
        { db, config },
        { endpoints: routeModules.flatMap(({ api }) => Object.values(api)), adapter, timeouts: remoteTimeouts },
      )
    : null;
  const app = Fastify(serverOptions(config, requestLimits, logTo));

  // services
  app.decorate('config', config);
  app.decorate('database', database);
  app.decorate('db', db);
  app.decorate('files', files);
  await app.register(readiness);
  await app.register(sessionsPlugin);
  await app.register(livePlugin, { activeSessions, holders: roleHoldersAmong, messageOf: liveMessageOf });
  await app.register(outboxPlugin);
  if (background) await app.register(backgroundJobs, { jobs });

  // every request and response
  await app.register(eventLoop, eventLoopOptions);
  await app.register(unusedConnections);
  await app.register(declaredAccess);
  await app.register(errorHandler);
  await app.register(metrics);
  await app.register(senderAddress);
  await app.register(responseHeaders, { build: consoleRoot && consoleBuild(consoleRoot) });
  await app.register(serverTiming);
  await app.register(securityHeaders);
  await app.register(cookie);
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  await app.register(originCheck);
  await app.register(requestBodies);
  await app.register(violationReports);
  await app.register(requestSession, { find: remote?.findSession ?? app.sessions.find });
  await app.register(refusedRequests);

  // routes
  await app.register(health, { check: () => Promise.all([database.ready(), remote?.ready()]) });
  if (remote) {
    await app.register(remote.calls);
    await app.register(providerRoutes, { modules: consoleModules });
  } else {
    await app.register(storedFiles);
    await app.register(providerRoutes, { modules, timeLimit });
  }
  await app.register(apiDocs, { modules });
  if (consoleRoot)
    await app.register(consolePages, {
      root: consoleRoot,
      bootstrap: remote?.bootstrap ?? bootstrapOf({ db }),
      ownCalls: remote?.derived && [
        ...remote.derived,
        ...consoleModules.flatMap(({ api }) => Object.values(api).map(({ call }) => call)),
      ],
    });
  return app;
}

const serverOptions = (
  config: Config,
  { requestTimeout, ...http }: RequestLimits,
  logTo?: LogStream,
): FastifyHttpOptions<Server> => ({
  logger: logger(config, logTo),
  logController: new RequestLog(),
  genReqId: () => randomUUID().slice(0, 13),
  trustProxy: trustedProxies(config),
  bodyLimit: 1024 * 1024,
  frameworkErrors: handleFrameworkError,
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  // a browser's open connection must not hold up the shutdown
  forceCloseConnections: 'idle',
  // late requests on an open connection are still served: proxies do not retry a POST
  return503OnClosing: false,
  clientErrorHandler: clientErrors,
  requestTimeout,
  http,
});

/** By default Node checks for late requests only every 30 seconds. */
const limitsOf = ({ PROVIDER_URL }: Config): RequestLimits => ({
  // the provider has its own limits: an upload to it may take long, as long as it makes progress
  requestTimeout: PROVIDER_URL ? UPLOAD_LIMIT_MS : 30_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
});

/** Fastify accepts a number of proxies only as a function of the hop. */
const trustedProxies = ({ TRUST_PROXY }: Config): FastifyServerOptions['trustProxy'] =>
  typeof TRUST_PROXY === 'number' ? (_address, hop) => hop < TRUST_PROXY : TRUST_PROXY;
