import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../core/HttpError';

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

/** Also for what changes nothing and still must not be opened by another site: a stream. @throws HttpError 403 */
export function requireSameOrigin(request: FastifyRequest, publicUrl: string | undefined) {
  if (!sameOrigin(request, publicUrl ? new URL(publicUrl) : null))
    throw new HttpError(403, 'Permintaan dari situs lain ditolak.');
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
