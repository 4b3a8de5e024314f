import type { FastifyRequest } from 'fastify';

/** Where signing in leads, unless the address says otherwise. */
export const LANDING = '/dashboard';

const HERE = 'http://this.origin';

/**
 * Only a path of this origin, read as browsers read it (they drop tabs and take `\\` for `/`): `//elsewhere` and full
 * addresses lead to the dashboard instead.
 */
export function nextPath(request: FastifyRequest) {
  const next = (request.query as { next?: unknown }).next;
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, HERE)) return LANDING;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  const path = pathname + search + hash;
  return origin === HERE && pathname !== '/' && !path.startsWith('//') ? path : LANDING;
}
