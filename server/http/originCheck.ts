import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { accessErrors } from '../../contract/core/errors';
import { HttpError } from '../core/HttpError';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects requests that change something and come from another site. Browsers say where a request comes from by
 * Sec-Fetch-Site or Origin; a script outside a browser sends neither and carries nobody else's cookies.
 */
export const originCheck = fp(
  async app => {
    app.addHook('onRequest', async request => {
      if (!safeMethods.has(request.method)) requireSameOrigin(request, app.config.PUBLIC_URL);
    });
  },
  { name: 'origin-check', dependencies: ['error-handler', 'security-headers'], decorators: { fastify: ['config'] } },
);

/** Also for what changes nothing and still must not be opened by another site: a stream. @throws HttpError 403 */
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
  // who reaches us over https trusts no page that came over http, though its host be ours
  return (
    origin === publicUrl?.origin ||
    (host === headers.host && (protocol === 'https:' || publicUrl?.protocol !== 'https:'))
  );
}
