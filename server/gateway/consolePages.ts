import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { APP_VERSION } from '../../contract/constants';
import { requestErrors } from '../../contract/core/errors';
import { HttpError } from '../core/HttpError';
import { readCookie } from '../http/cookies';
import { allowNonce } from '../http/securityHeaders';
import { consoleBuild } from './consoleBuild';
import { LANDING, nextPath } from './nextPath';
import { pagePreloads, readPages } from './pagePreloads';

/** What a page of the console is told before it starts, so that it asks for nothing before the first paint. */
export type BootstrapSession = (request: FastifyRequest) => Promise<{ permissions: readonly string[] } | null>;

interface ConsoleOptions {
  /** Folder that the build wrote. */
  root: string;
  bootstrap: BootstrapSession;
}

/**
 * Serves the console: hashed files with a year of caching, precompressed; `/` as the sign-in page, every other address as
 * the console's page with nonce, configuration, session and preloads. Who has no session is led to the sign-in page.
 */
export const consolePages = fp<ConsoleOptions>(
  async (app, { root, bootstrap }) => {
    const { config } = app;
    if (!existsSync(join(root, 'console.html'))) {
      app.log.warn(`The console is not built (${root}); only the API answers`);
      return;
    }
    const html = (name: string) => readFileSync(join(root, name), 'utf8');
    const signIn = html('index.html');
    const console = html('console.html');
    const pages = readPages(root);
    const pageConfig = {
      helpdesk_email: config.HELPDESK_EMAIL,
      map_tiles_url: config.MAP_TILES_URL,
      version: APP_VERSION,
      build: consoleBuild(root),
      locales: ['id'],
    };

    await app.register(async scope => {
      scope.addHook('onRoute', route => {
        route.config = { ...route.config, access: 'public' };
      });
      await scope.register(fastifyStatic, {
        root: join(root, 'assets'),
        prefix: '/assets/',
        preCompressed: true,
        immutable: true,
        maxAge: '1y',
        wildcard: true,
      });
    });

    // what the sign-in page fetches while the person types: the console's files and those of the first page
    const landing = pages.find(({ route }) => route === LANDING)?.modules ?? [];
    const preload = [...console.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)]
      .map(match => match[1]!)
      .concat(landing);

    const send = (reply: FastifyReply, template: string, parts: Record<string, string>) => {
      const nonce = allowNonce(reply, config);
      const page = Object.entries({ config: dataBlock('config', pageConfig), ...parts }).reduce(
        (text, [name, part]) => text.replace(`<!--${name}-->`, () => part),
        template.replaceAll('__CSP_NONCE__', nonce),
      );
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
    };

    app.get('/', { config: { access: 'public', wantsSession: true } }, async (request, reply) => {
      if (request.session) return reply.redirect(nextPath(request), 302);
      return send(reply, signIn, { config: dataBlock('config', { ...pageConfig, preload }) });
    });

    // a link from a mail must open whoever is signed in here, or nobody
    app.get('/password/forgot', { config: { access: 'public' } }, (_request, reply) => send(reply, signIn, {}));

    app.get('/*', { config: { access: 'public', wantsSession: true } }, async (request, reply) => {
      if (!request.headers.accept?.includes('text/html')) throw new HttpError(404, requestErrors.noSuchAddress());
      const session = await bootstrap(request);
      // a session that can be renewed is renewed by the page itself
      if (!session && !readCookie(request, 'refreshToken', config.secure))
        return reply.redirect(`/?next=${encodeURIComponent(request.url)}`, 302);
      const path = request.url.split('?')[0]!;
      const page = pages.find(({ pattern }) => pattern.test(path));
      reply.status(page ? 200 : 404);
      // short of its password or second factor, a session is refused every page's data
      const isShort = request.session?.actor.restrictions?.some(restriction => restriction !== 'see_as');
      const slugs = isShort ? undefined : session?.permissions;
      return send(reply, console, {
        session: dataBlock('session', session),
        preload: page ? pagePreloads(page, { plain: !request.url.includes('?'), slugs }) : '',
      });
    });
  },
  {
    name: 'console-pages',
    encapsulate: true,
    dependencies: ['request-session', 'security-headers'],
    decorators: { fastify: ['config'] },
  },
);

/** JSON in the page: data, never a script; `<` is escaped so that no text can end the block. */
const dataBlock = (id: string, value: object | null) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
