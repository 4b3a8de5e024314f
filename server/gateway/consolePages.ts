import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { APP_VERSION, LOCALE_COOKIE } from '../../contract/constants';
import { requestErrors } from '../../contract/core/errors';
import { authApi } from '../../contract/identity/auth';
import { COOKIES } from '../../contract/identity/session';
import type { Config } from '../config';
import { HttpError } from '../core/HttpError';
import { readCookie } from '../http/cookies';
import { operatorAccess } from '../http/operatorAccess';
import { allowNonce } from '../http/securityHeaders';
import { consoleBuild } from './consoleBuild';
import { readFrame } from './frameManifest';
import { pageFrame } from './pageFrame';
import { type ConsolePage, readPages } from './pageManifest';
import { pagePreloads } from './pagePreloads';

/** The build's files lie in one folder. */
const FILE_NAME = /^[\w-][\w.-]*$/;
/** Source maps, also compressed ones. */
const SOURCE_MAP = /\.map(\.|$)/i;

/** Loads the session data embedded in a console page, which spares it a request before the first paint. */
export type BootstrapSession = (request: FastifyRequest) => Promise<{ permissions: readonly string[] } | null>;

interface ConsoleOptions {
  /** Folder of the build. */
  root: string;
  bootstrap: BootstrapSession;
  /** With a remote provider: the console's own calls that are still served. */
  ownCalls?: readonly string[] | undefined;
}

/**
 * Serves the console: hashed files, precompressed and cached for a year; `/` as the sign-in page, which redirects to the console if there
 * is a session or it can be renewed; any other address as the console's page with nonce, configuration, session and preloads. Without a
 * session it redirects to the sign-in page.
 */
export const consolePages = fp<ConsoleOptions>(
  async (app, { root, bootstrap, ownCalls }) => {
    const { config } = app;
    const { isOperator } = operatorAccess(config);
    if (!existsSync(join(root, 'console.html'))) {
      app.log.warn(`The console is not built (${root}); only the API is served`);
      return;
    }
    const html = (name: string) => readFileSync(join(root, name), 'utf8');
    const signIn = html('index.html');
    const console = html('console.html');
    const pages = readPages(root);
    const frame = readFrame(root);
    const pageConfig = {
      helpdesk_email: config.HELPDESK_EMAIL,
      map_tiles_url: config.MAP_TILES_URL,
      has_directions: config.ROUTING_URL !== undefined,
      version: APP_VERSION,
      build: consoleBuild(root),
      locales: ['id'],
      own_calls: ownCalls,
    };

    await app.register(async scope => {
      scope.addHook('onRoute', route => {
        route.config = { ...route.config, access: 'public' };
      });
      await scope.register(fastifyStatic, {
        root: join(root, 'assets'),
        preCompressed: true,
        immutable: true,
        maxAge: '1y',
        // its own route reads the whole folder for every request, to compare spellings
        serve: false,
      });
      scope.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
        const name = request.params['*'];
        if (!FILE_NAME.test(name) || (SOURCE_MAP.test(name) && !isOperator(request))) return reply.callNotFound();
        return reply.sendFile(name);
      });
    });

    // prefetched by the sign-in page: the console's files and those of its landing page
    const landing = pages.find(({ route }) => route === LANDING)?.modules ?? [];
    const preload = [...console.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)]
      .map(match => match[1]!)
      .concat(landing);

    const send = pageSender(config, pageConfig);

    app.get('/', { config: { access: 'public', wantsSession: true } }, async (request, reply) => {
      if (request.session) return reply.redirect(nextPath(request), 302);
      const renewal = await renewByCookie(app, request, reply);
      // if nobody knows whether the session goes on, the console says so
      if (renewal === 'renewed' || renewal === 'unknown') return reply.redirect(nextPath(request), 302);
      const { reason, next } = request.query as { reason?: unknown; next?: unknown };
      if (renewal === 'refused' && reason === undefined) return reply.redirect(signInAfter('expired', next), 302);
      return send(reply, signIn, { preload });
    });

    // a link in an email must work with any session, or none
    app.get('/password/forgot', { config: { access: 'public' } }, (_request, reply) => send(reply, signIn));

    app.get('/*', { config: { access: 'public', wantsSession: true } }, async (request, reply) => {
      if (!request.headers.accept?.includes('text/html')) throw new HttpError(404, requestErrors.noSuchAddress());
      const [path = '', ...rest] = request.url.split('?');
      const query = rest.join('?');
      const list = pages.find(({ withoutId }) => withoutId?.test(path))?.list;
      if (list) return reply.redirect(list, 302);
      const session = await bootstrap(request);
      // a renewable session is renewed by the page itself
      if (!session && !readCookie(request, 'refreshToken', config.secure))
        return reply.redirect(signInAfter(hadSession(app, request) ? 'expired' : undefined, request.url), 302);
      const page = pages.find(({ pattern }) => pattern.test(path));
      // a session with an expired password or without its second factor cannot load any data
      const restrictions = request.session?.actor.restrictions ?? [];
      const isShort = restrictions.some(restriction => restriction !== 'see_as');
      const slugs = isShort ? undefined : session?.permissions;
      const isThere = page !== undefined && (await hasRecord(app, request, page, slugs));
      // "see as" mode shows a bar above the frame, and English is not available before it is loaded
      const hasFrame = isThere && restrictions.length === 0 && request.cookies[LOCALE_COOKIE.name] !== 'en';
      reply.status(isThere ? 200 : 404);
      return send(reply, console, {}, nonce => ({
        session: dataBlock('session', session),
        preload: page ? pagePreloads(page, { query, slugs }) : '',
        frame:
          hasFrame && slugs
            ? pageFrame(frame, page.route, { path, slugs, nonce, helpdesk: config.HELPDESK_EMAIL })
            : '',
      }));
    });
  },
  {
    name: 'console-pages',
    encapsulate: true,
    dependencies: ['request-session', 'security-headers'],
    decorators: { fastify: ['config'] },
  },
);

/** Returns a function that sends a page with its configuration, to which `more` adds, and its other parts. */
const pageSender =
  (config: Config, pageConfig: object) =>
  (
    reply: FastifyReply,
    template: string,
    more: object = {},
    parts: (nonce: string) => Record<string, string> = () => ({}),
  ) => {
    const nonce = allowNonce(reply, config);
    const block = dataBlock('config', { ...pageConfig, server_time: Date.now(), ...more });
    const page = Object.entries({ config: block, ...parts(nonce) }).reduce(
      (text, [name, part]) => text.replace(`<!--${name}-->`, () => part),
      template.replaceAll('__CSP_NONCE__', nonce),
    );
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  };

/** A JSON data block, never a script; `<` is escaped so that no text can close it. */
const dataBlock = (id: string, value: object | null) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** Whether the browser has cookies of a session; signing out clears them. */
const hadSession = ({ config }: FastifyInstance, request: FastifyRequest) =>
  (Object.keys(COOKIES) as (keyof typeof COOKIES)[]).some(kind => readCookie(request, kind, config.secure));

/** Returns the address of the sign-in page, which says why the session is over and continues at `next`. */
function signInAfter(reason: 'expired' | undefined, next: unknown): string {
  const query = new URLSearchParams({ ...(reason && { reason }), ...(typeof next === 'string' && { next }) });
  return `/?${query}`;
}

type Renewal = 'none' | 'renewed' | 'refused' | 'unknown';

/** Renews an expired session by its refresh cookie and passes on the new cookies. */
async function renewByCookie(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<Renewal> {
  if (!hadSession(app, request)) return 'none';
  if (!readCookie(request, 'refreshToken', app.config.secure)) return 'refused';
  // a late response is not lost: the console's own renewal shares it
  const response = await inTime(injectCall(app, request, 'POST', authApi.refresh.path));
  if (!response || response.statusCode >= 500 || response.statusCode === 429) return 'unknown';
  const { statusCode, headers } = response;
  if (statusCode >= 300) return 'refused';
  if (headers['set-cookie']) reply.header('set-cookie', headers['set-cookie']);
  return 'renewed';
}

/** How long a page waits for a call made on its behalf (ms). */
const PATIENCE_MS = 3_000;

/** Returns the response to such a call; undefined if it is late. */
const inTime = <Response>(response: Promise<Response>) =>
  Promise.race([response, wait(PATIENCE_MS, undefined, { ref: false })]);

/** Default page after sign-in. */
const LANDING = '/dashboard';

const HERE = 'http://this.origin';

/**
 * Returns the `next` path if it stays on this origin, parsed as browsers do (they drop tabs and treat `\\` as `/`): `//elsewhere` and
 * absolute URLs lead to the dashboard instead.
 */
function nextPath(request: FastifyRequest) {
  const next = (request.query as { next?: unknown }).next;
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, HERE)) return LANDING;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  const path = pathname + search + hash;
  return origin === HERE && pathname !== '/' && !path.startsWith('//') ? path : LANDING;
}

/**
 * Whether the record in a page's address exists. Checked by the page's own call on the user's behalf, so that page and call agree on
 * malformed ids, other regions and other categories. Assumed to exist if the user may not make the call, or its response is late.
 */
async function hasRecord(
  app: FastifyInstance,
  request: FastifyRequest,
  { record, pattern }: ConsolePage,
  slugs: readonly string[] | undefined,
): Promise<boolean> {
  const path = request.url.split('?')[0]!;
  const id = pattern.exec(path)?.[1];
  if (!record || !id || !slugs || !(record.slugs.length === 0 || record.slugs.some(slug => slugs.includes(slug))))
    return true;
  const address = record.path.replace('{id}', () => id);
  const response = await inTime(injectCall(app, request, 'GET', address));
  return response?.statusCode !== 404;
}

/** Makes an API call on behalf of the browser requesting a page, with its cookies, address and user agent. */
function injectCall(app: FastifyInstance, { headers, ip }: FastifyRequest, method: 'GET' | 'POST', url: string) {
  const { cookie, authorization, 'user-agent': device } = headers;
  return app.inject({
    method,
    url,
    remoteAddress: ip,
    headers: {
      accept: 'application/json',
      ...(cookie && { cookie }),
      ...(authorization && { authorization }),
      ...(device && { 'user-agent': device }),
    },
  });
}
