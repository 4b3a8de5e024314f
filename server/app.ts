import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config';
import type { Database } from './db/openDatabase';
import { registerErrorHandler } from './errorHandler';
import type { FileStore } from './files/fileStore';
import { registerApiDocs } from './gateway/apiDocs';
import { registerConsolePages } from './gateway/consolePages';
import { registerHealth } from './gateway/health';
import { registerJsonBody } from './gateway/jsonBody';
import { registerMetrics } from './gateway/metrics';
import { registerOriginCheck } from './gateway/origin';
import { registerRequestSession, requireDeclaredAccess } from './gateway/requestSession';
import { registerSecurityHeaders } from './gateway/securityHeaders';
import { registerStoredFiles } from './gateway/storedFiles';
import { logger } from './logger';
import { routeModules } from './provider';
import { bootstrapOf } from './provider/auth/bootstrap';
import { openSessions } from './provider/auth/sessions';
import { signingSecret } from './provider/auth/signingSecret';
import { tokenMaker } from './provider/auth/tokens';
import { type RouteModule, registerRoutes } from './routes';
import type { Services } from './services';

export interface AppOptions {
  config: Config;
  database: Database;
  files: FileStore;
  /** Folder of the built console; without one only the API answers. */
  consoleRoot?: string;
  /** Further route modules, for tests. */
  modules?: readonly RouteModule[];
}

const BODY_LIMIT = 1024 * 1024;

/** Builds the server apart from listening. The caller owns the database and the files, and closes them. */
export async function buildApp({ config, database, files, consoleRoot, modules = routeModules }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger(config),
    genReqId: () => randomUUID().slice(0, 13),
    trustProxy: config.TRUST_PROXY,
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // an open connection of a browser must not hold up the end
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
  });
  const { db } = database;
  const sessions = openSessions(db, tokenMaker(await signingSecret(db)));
  const services: Services = { config, db, files, sessions };

  requireDeclaredAccess(app);
  registerErrorHandler(app);
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await registerSecurityHeaders(app, config);
  await app.register(cookie);
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  await app.register(multipart);
  registerOriginCheck(app, config.PUBLIC_URL);
  registerJsonBody(app);
  registerRequestSession(app, sessions, config.secure);
  registerHealth(app, () => database.ready());
  registerMetrics(app);
  registerStoredFiles(app, files);
  registerRoutes(app, modules, services);
  await registerApiDocs(app, modules);
  if (consoleRoot) await registerConsolePages(app, { config, root: consoleRoot, bootstrap: bootstrapOf(services) });
  return app;
}
