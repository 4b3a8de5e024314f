import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { accessErrors } from '../../contract/core/errors';
import { HttpError } from '../core/HttpError';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects cross-site requests that change state. Browsers identify the origin by Sec-Fetch-Site or Origin; a script outside a browser sends
 * neither and has nobody else's cookies.
 */
export const originCheck = fp(
  async app => {
    app.addHook('onRequest', async request => {
      if (!safeMethods.has(request.method)) requireSameOrigin(request, app.config.PUBLIC_URL);
    });
  },
  { name: 'origin-check', dependencies: ['error-handler', 'security-headers'], decorators: { fastify: ['config'] } },
);

/**
 * Requires a same-origin request. Also used for requests that change nothing but must not be opened by another site, such as a stream.
 * @throws HttpError 403
 */
export function requireSameOrigin(request: FastifyRequest, publicUrl: string | undefined) {
  if (!sameOrigin(request, publicUrl ? new URL(publicUrl) : null))
    throw new HttpError(403, accessErrors.foreignOrigin());
}

function sameOrigin({ headers }: FastifyRequest, publicUrl: URL | null) {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (headers.origin === undefined) return true;
  if (!URL.canParse(headers.origin)) return false;
  const { origin, host, protocol } = new URL(headers.origin);
  // over https, a page on the same host loaded over http is not trusted
  return (
    origin === publicUrl?.origin ||
    (host === headers.host && (protocol === 'https:' || publicUrl?.protocol !== 'https:'))
  );
}
