import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import type { RouteModule } from '../http/routes';
import { policyOf } from '../http/securityHeaders';
import { openapiDocument } from './openapi';

/** The one style element that Swagger UI writes itself, by its hash: the browser names another where the package changes it. */
const SWAGGER_UI_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

interface ApiDocsOptions {
  modules: readonly RouteModule[];
}

/** `/openapi.json`, and a page to browse and try it at `/docs`. */
export const apiDocs = fp<ApiDocsOptions>(
  async (app, { modules }) => {
    // our own, not the page's: that would upgrade to https and let itself be framed
    const policy = policyOf(app.config).replace("style-src 'self'", `style-src 'self' ${SWAGGER_UI_STYLE}`);
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
      await scope.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, transformStaticCSP: () => policy });
    });
  },
  { name: 'api-docs', encapsulate: true, decorators: { fastify: ['config'] } },
);
