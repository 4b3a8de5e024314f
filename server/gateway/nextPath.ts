import type { FastifyRequest } from 'fastify';

/** Default page after sign-in. */
export const LANDING = '/dashboard';

const HERE = 'http://this.origin';

/**
 * Returns the `next` path if it stays on this origin, parsed as browsers do (they drop tabs and treat `\\` as `/`): `//elsewhere` and
 * absolute URLs lead to the dashboard instead.
 */
export function nextPath(request: FastifyRequest) {
  const next = (request.query as { next?: unknown }).next;
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, HERE)) return LANDING;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  const path = pathname + search + hash;
  return origin === HERE && pathname !== '/' && !path.startsWith('//') ? path : LANDING;
}
