import { providerFailure, providerUnreadable } from './providerFailure';

/** Largest response that is buffered; all others are streamed. */
const MOST_BYTES = 2 * 1024 * 1024;

export interface ProviderCall {
  /** Path at the provider, beginning with `/`. */
  path: string;
  method?: string;
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
  timeoutMs: number;
}

export interface ProviderAnswer {
  status: number;
  /** The parsed JSON; undefined if it is not JSON. */
  body: unknown;
  retryAfter: string | undefined;
}

/** Makes a small request to the provider whose response the gateway itself reads: sign-in, renewal, profile. */
export type AskProvider = (call: ProviderCall) => Promise<ProviderAnswer>;

/**
 * @param base the provider's address; its path is prepended to each call's
 * @throws HttpError 502 if the provider is unreachable, redirects or sends too much, 504 if it is too slow
 */
export function askProvider(base: string): AskProvider {
  const { origin, pathname } = new URL(base);
  const prefix = pathname.replace(/\/$/, '');
  return async ({ path, method = 'GET', body, token, headers, timeoutMs }) => {
    // a query may name people
    const call = `${method} ${path.split('?', 1)[0]}`;
    try {
      const response = await fetch(`${origin}${prefix}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        // a redirect would send the password or token to an address that was never configured
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status >= 300 && response.status < 400) throw providerUnreadable(`${call}: a redirect`);
      return {
        status: response.status,
        body: await readJson(response, call),
        retryAfter: response.headers.get('retry-after') ?? undefined,
      };
    } catch (error) {
      throw providerFailure(error);
    }
  };
}

async function readJson(response: Response, call: string): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw providerUnreadable(`${call}: more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}
