import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { BUILD_HEADER } from '../contract/constants';
import type { Config } from './config';
import { openSecrets } from './core/secrets';
import type { Database } from './db/types';
import type { FileStore } from './files/fileStore';
import { registerApiDocs } from './gateway/apiDocs';
import { consoleBuild } from './gateway/consoleBuild';
import { registerConsolePages } from './gateway/consolePages';
import { registerHealth } from './gateway/health';
import { registerMetrics } from './gateway/metrics';
import { openRemoteProvider } from './gateway/remote/openRemoteProvider';
import { type RemoteTimeouts, UPLOAD_LIMIT_MS } from './gateway/remote/remoteOptions';
import { registerStoredFiles } from './gateway/storedFiles';
import { handleFrameworkError, registerErrorHandler } from './http/errorHandler';
import { registerJsonBody } from './http/jsonBody';
import { logger } from './http/logger';
import { registerOriginCheck } from './http/originCheck';
import { RequestLog } from './http/RequestLog';
import { registerRequestSession, requireDeclaredAccess } from './http/requestSession';
import { type RouteModule, registerRoutes } from './http/routes';
import type { Services } from './http/Services';
import { registerSecurityHeaders } from './http/securityHeaders';
import { endUnusedConnections } from './http/unusedConnections';
import { openLive } from './live/openLive';
import { openOutbox } from './mail/openOutbox';
import { consoleModules, routeModules } from './provider';
import { bootstrapOf } from './provider/identity/profile/bootstrapOf';
import { openSessions } from './provider/identity/session/openSessions';
import { tokenMaker } from './provider/identity/session/tokenMaker';
import { workInBackground } from './startup/workInBackground';
import { signingSecret } from './store/settings/signingSecret';

export interface AppOptions {
  config: Config;
  database: Database;
  files: FileStore;
  /** Folder of the built console; without one only the API answers. */
  consoleRoot?: string;
  /** Whether this process also does what waits: mails to try again, the audit log to seal. Tests do it themselves. */
  background?: boolean;
  /** Further route modules, for tests. */
  modules?: readonly RouteModule[];
  /** How long the remote provider may take, where tests cannot wait as long as people. */
  remoteTimeouts?: Partial<RemoteTimeouts>;
}

const BODY_LIMIT = 1024 * 1024;

/** Builds the server apart from listening. The caller owns the database and the files, and closes them. */
export async function buildApp({
  config,
  database,
  files,
  consoleRoot,
  background = false,
  modules = routeModules,
  remoteTimeouts,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger(config),
    logController: new RequestLog(),
    genReqId: () => randomUUID().slice(0, 13),
    trustProxy: config.TRUST_PROXY,
    bodyLimit: BODY_LIMIT,
    frameworkErrors: handleFrameworkError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // an open connection of a browser must not hold up the end
    forceCloseConnections: 'idle',
    // the provider's limits are its own: an upload to it may take long, as long as it moves
    requestTimeout: config.PROVIDER_URL ? UPLOAD_LIMIT_MS : 30_000,
  });
  const { db } = database;
  const secret = await signingSecret(db);
  const sessions = openSessions(db, tokenMaker(secret));
  const live = openLive(database);
  const outbox = openOutbox(db, config, error => app.log.error({ err: error }, 'a mail was not taken'));
  const services: Services = { config, db, database, files, sessions, live, outbox, secrets: openSecrets(secret) };
  const remote = config.PROVIDER_URL ? openRemoteProvider(config.PROVIDER_URL, services, remoteTimeouts) : null;

  // streams never end by themselves: without this the server would wait for them
  app.addHook('preClose', () => live.close());
  app.addHook('onClose', () => outbox.close());
  if (background) workInBackground(app, services);
  endUnusedConnections(app);
  requireDeclaredAccess(app);
  registerErrorHandler(app);
  const build = consoleRoot && consoleBuild(consoleRoot);
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // so that an open console learns of a new version
    if (build) reply.header(BUILD_HEADER, build);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await registerSecurityHeaders(app, config);
  await app.register(cookie);
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  registerOriginCheck(app, config.PUBLIC_URL);
  // first: it takes every kind of body away, to which uploads then add theirs
  registerJsonBody(app);
  await app.register(multipart);
  registerRequestSession(app, remote?.findSession ?? sessions.find, config.secure);
  registerHealth(app, async () => {
    await database.ready();
    await remote?.ready();
  });
  registerMetrics(app);
  if (remote) {
    await remote.register(app);
    // the console's own data stay here
    registerRoutes(app, consoleModules, services);
  } else {
    registerStoredFiles(app, files);
    registerRoutes(app, modules, services);
  }
  await registerApiDocs(app, modules, config);
  if (consoleRoot)
    await registerConsolePages(app, {
      config,
      root: consoleRoot,
      bootstrap: remote?.bootstrap ?? bootstrapOf(services),
    });
  return app;
}
