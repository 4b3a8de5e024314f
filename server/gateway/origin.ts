import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that change something and come from another site. Browsers say where a request comes from by
 * Sec-Fetch-Site or Origin; a script outside a browser sends neither and carries no stranger's cookies.
 */
export function registerOriginCheck(app: FastifyInstance, publicUrl: string | undefined) {
  app.addHook('onRequest', async request => {
    if (!safeMethods.has(request.method)) requireSameOrigin(request, publicUrl);
  });
}

/** Also for what changes nothing and still must not be opened by another site: a stream. @throws Refusal 403 */
export function requireSameOrigin(request: FastifyRequest, publicUrl: string | undefined) {
  if (!sameOrigin(request, publicUrl && new URL(publicUrl).host))
    throw new Refusal(403, 'Permintaan dari situs lain ditolak.');
}

function sameOrigin({ headers }: FastifyRequest, publicHost: string | undefined) {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (headers.origin === undefined) return true;
  const host = URL.canParse(headers.origin) ? new URL(headers.origin).host : null;
  return host !== null && (host === headers.host || host === publicHost);
}
