import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

/**
 * Request headers forwarded to the provider. An allowlist: cookies, origin, referrer, fetch metadata, forwarding headers and all hop-by-hop
 * headers are dropped.
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
 * Response headers forwarded to the browser. Cookies, security policies, CORS, redirects, challenges and software
 * names are dropped: the gateway speaks for this origin.
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
  /** The client's address as this server sees it, never as the browser claims. */
  ip: string;
  /** Whether the response is interpreted here; it is then requested in a form that is quickly decompressed. */
  isUnderstood: boolean;
}

/** Builds the request headers for the provider. */
export function headersToProvider(
  given: IncomingHttpHeaders,
  method: string,
  { token, requestId, ip, isUnderstood }: GatewayHeaders,
): Record<string, string> {
  const names: readonly string[] = method === 'GET' || method === 'HEAD' ? toProvider : [...toProvider, ...ofBody];
  const headers: Record<string, string> = {};
  for (const name of names) {
    const value = given[name];
    if (typeof value === 'string') headers[name] = value;
  }
  if (isUnderstood && headers['accept-encoding']) {
    if (/\bgzip\b/i.test(headers['accept-encoding'])) headers['accept-encoding'] = 'gzip';
    else delete headers['accept-encoding'];
  }
  if (token) headers.authorization = `Bearer ${token}`;
  headers['x-request-id'] = requestId;
  headers['x-forwarded-for'] = ip;
  return headers;
}

/** Filters the response headers for the browser. */
export function headersToBrowser<T extends IncomingHttpHeaders>(given: T): T {
  const headers: Record<string, unknown> = {};
  for (const name in given) if (toBrowser.has(name.toLowerCase())) headers[name] = writable(given[name]);
  return headers as T;
}

/** Removes characters not allowed in a header: Node would throw when writing it. */
const writable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(writable);
  return typeof value === 'string' && UNWRITABLE.test(value) ? value.replace(new RegExp(UNWRITABLE, 'g'), '') : value;
};
const UNWRITABLE = /[^\t\x20-\x7E\x80-\xFF]/;

/** Removes the headers that {@link headersToBrowser} let through, when the gateway responds instead of the provider. */
export function forgetProviderHeaders(reply: FastifyReply) {
  for (const name of toBrowser) if (name !== 'vary') reply.removeHeader(name);
}
