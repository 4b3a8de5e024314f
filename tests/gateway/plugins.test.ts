import cookie from '@fastify/cookie';
import Fastify, { type FastifyPluginAsync } from 'fastify';
import { readConfig } from '../../server/config';
import { providerRoutes } from '../../server/domains/domainRoutes';
import { sessionsPlugin } from '../../server/domains/identity/session/sessionsPlugin';
import { apiDocs } from '../../server/gateway/apiDocs';
import { consolePages } from '../../server/gateway/consolePages';
import { storedFiles } from '../../server/gateway/storedFiles';
import { errorHandler } from '../../server/http/errorHandler';
import { originCheck } from '../../server/http/originCheck';
import { requestBodies } from '../../server/http/requestBodies';
import { requestSession } from '../../server/http/requestSession';
import { apiRoutes } from '../../server/http/routes';
import { securityHeaders } from '../../server/http/securityHeaders';
import { livePlugin } from '../../server/live/livePlugin';
import { outboxPlugin } from '../../server/mail/outboxPlugin';
import { backgroundJobs } from '../../server/startup/backgroundJobs';

/** A plugin declares its dependencies: if they are not registered, the server does not start. */

const missing = (plugin: unknown) => {
  const app = Fastify();
  return app.register(plugin as FastifyPluginAsync).ready();
};

test.each([
  ['sessions', sessionsPlugin, 'config'],
  ['live', livePlugin, 'database'],
  ['outbox', outboxPlugin, 'config'],
  ['background-jobs', backgroundJobs, 'config'],
  ['provider-routes', providerRoutes, 'config'],
  ['security-headers', securityHeaders, 'config'],
  ['stored-files', storedFiles, 'files'],
  ['api-docs', apiDocs, 'config'],
] as const)('%s names its missing decorator', async (name, plugin, decorator) => {
  await expect(missing(plugin)).rejects.toThrow(
    `The decorator '${decorator}' required by '${name}' is not present in Fastify`,
  );
});

test.each([
  ['request-bodies', requestBodies, 'error-handler'],
  ['api-routes', apiRoutes, 'declared-access'],
] as const)('%s names its missing plugin', async (name, plugin, dependency) => {
  await expect(missing(plugin)).rejects.toThrow(`The dependency '${dependency}' of plugin '${name}' is not registered`);
});

test.each([
  ['request-session', requestSession, 'origin-check'],
  ['origin-check', originCheck, 'security-headers'],
  ['console-pages', consolePages, 'request-session'],
] as const)('%s requires the plugin it builds on', async (name, plugin, dependency) => {
  const app = Fastify();
  app.decorate('config', readConfig({ NODE_ENV: 'test' }));
  await app.register(cookie);
  await app.register(errorHandler);
  await expect(app.register(plugin as unknown as FastifyPluginAsync).ready()).rejects.toThrow(
    `The dependency '${dependency}' of plugin '${name}' is not registered`,
  );
});
