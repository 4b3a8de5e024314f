import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

/**
 * What of a browser's headers reaches the provider. Named one by one: cookies, origin, referrer, fetch metadata,
 * whatever claims to be a proxy's and everything hop-by-hop stay here.
 */
const toProvider = [
  'accept',
  'accept-encoding',
  'accept-language',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'idempotency-key',
  'range',
  'user-agent',
] as const;

const ofBody = ['content-type', 'content-length', 'content-encoding'] as const;

/**
 * What of the provider's headers reaches the browser. Cookies, security policies, CORS, redirects, challenges and the
 * names of its software do not: the gateway speaks for this origin.
 */
const toBrowser = new Set([
  'accept-ranges',
  'age',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
]);

export interface GatewayHeaders {
  token: string | undefined;
  requestId: string;
  /** The person's address as this server knows it, never as the browser claims it. */
  ip: string;
}

/** The request's headers as the provider gets them. */
export function headersToProvider(
  given: IncomingHttpHeaders,
  method: string,
  { token, requestId, ip }: GatewayHeaders,
): Record<string, string> {
  const names: readonly string[] = method === 'GET' || method === 'HEAD' ? toProvider : [...toProvider, ...ofBody];
  const headers: Record<string, string> = {};
  for (const name of names) {
    const value = given[name];
    if (typeof value === 'string') headers[name] = value;
  }
  if (token) headers.authorization = `Bearer ${token}`;
  headers['x-request-id'] = requestId;
  headers['x-forwarded-for'] = ip;
  return headers;
}

/** The answer's headers as the browser gets them. */
export const headersToBrowser = <T extends IncomingHttpHeaders>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([name]) => toBrowser.has(name.toLowerCase()))) as T;

/** Takes back what {@link headersToBrowser} let through, where the gateway answers in the provider's place. */
export function forgetProviderHeaders(reply: FastifyReply) {
  for (const name of toBrowser) if (name !== 'vary') reply.removeHeader(name);
}
