import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { RouteModule } from '../routes';
import { openapiDocument } from './openapi';

/** `/openapi.json`, and a page to browse and try it at `/docs`. */
export async function registerApiDocs(app: FastifyInstance, modules: readonly RouteModule[]) {
  const document = openapiDocument(modules);
  const json = JSON.stringify(document);
  app.get('/openapi.json', { config: { access: 'public' } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(json),
  );
  await app.register(async scope => {
    scope.addHook('onRoute', route => {
      route.config = { ...route.config, access: 'public' };
    });
    await scope.register(swagger, { mode: 'static', specification: { document: document as never } });
    await scope.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  });
}
