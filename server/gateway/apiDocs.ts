import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { operatorAccess } from '../http/operatorAccess';
import type { RouteModule } from '../http/routes';
import { policyOf } from '../http/securityHeaders';
import { openapiDocument } from './openapi';

/** Hash of Swagger UI's style element; when the package changes it, the browser reports the new hash. */
const SWAGGER_UI_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/**
 * Swagger UI assigns markup as text, so it needs a default policy. It passes only what the descriptions of the contract, and its own of
 * defaults and choices, become: plain elements without attributes. Scripts and their URLs get no policy at all.
 */
const TRUSTED_TYPES_SCRIPT = `globalThis.trustedTypes?.createPolicy('default', {
  createHTML: html => (/^(?:[^<]|<\\/?(?:p|code|pre|strong|em|i|ul|ol|li|br)>)*$/.test(html) ? html : null),
});`;

interface ApiDocsOptions {
  modules: readonly RouteModule[];
}

/** `/openapi.json`, and Swagger UI at `/docs`, for operators. */
export const apiDocs = fp<ApiDocsOptions>(
  async (app, { modules }) => {
    // our own policy: Swagger UI's would upgrade to https and allow framing
    const policy = policyOf(app.config).replace("style-src 'self'", `style-src 'self' ${SWAGGER_UI_STYLE}`);
    const { requireOperator } = operatorAccess(app.config);
    app.addHook('onRequest', requireOperator);
    // built on first request: describing every call takes a quarter of the server's start-up time
    let building: ReturnType<typeof openapiDocument> | undefined;
    let described: Record<string, unknown> = {};
    app.addHook('onRequest', async () => {
      building ??= openapiDocument(modules);
      described = await building;
    });
    app.get('/openapi.json', { config: { access: 'public' } }, async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(JSON.stringify(described)),
    );
    await app.register(async scope => {
      scope.addHook('onRoute', route => {
        route.config = { ...route.config, access: 'public' };
      });
      await scope.register(swagger, { mode: 'static', specification: { document: {} as never } });
      await scope.register(swaggerUi, {
        routePrefix: '/docs',
        // people look for one call among hundreds
        uiConfig: { docExpansion: 'none', deepLinking: true, filter: true },
        theme: { js: [{ filename: 'trusted-types.js', content: TRUSTED_TYPES_SCRIPT }] },
        staticCSP: true,
        transformStaticCSP: () => policy,
        transformSpecification: () => described,
        transformSpecificationClone: false,
      });
    });
  },
  { name: 'api-docs', encapsulate: true, decorators: { fastify: ['config'] } },
);
