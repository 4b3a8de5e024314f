import { providerFailure, providerUnreadable } from './providerFailure';

/** The largest answer that is read whole; all others are streamed. */
const MOST_BYTES = 2 * 1024 * 1024;

export interface ProviderCall {
  /** Path of the provider, beginning with `/`. */
  path: string;
  method?: 'GET' | 'POST';
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
  timeoutMs: number;
}

export interface ProviderAnswer {
  status: number;
  /** The parsed JSON; undefined where the answer is none. */
  body: unknown;
  retryAfter: string | undefined;
}

/** Asks the provider a small question whose answer the gateway itself has to read: sign-in, renewal, profile. */
export type AskProvider = (call: ProviderCall) => Promise<ProviderAnswer>;

/**
 * @param base the provider's address; its path is put before each call's.
 * @throws HttpError 502 where the provider is away, redirects or answers without end, 504 where it is too slow.
 */
export function askProvider(base: string): AskProvider {
  const { origin, pathname } = new URL(base);
  const prefix = pathname.replace(/\/$/, '');
  return async ({ path, method = 'GET', body, token, headers, timeoutMs }) => {
    try {
      const answer = await fetch(`${origin}${prefix}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        // a redirect would carry password or token to an address nobody configured
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (answer.status >= 300 && answer.status < 400) throw providerUnreadable();
      return {
        status: answer.status,
        body: await readJson(answer),
        retryAfter: answer.headers.get('retry-after') ?? undefined,
      };
    } catch (error) {
      throw providerFailure(error);
    }
  };
}

async function readJson(answer: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw providerUnreadable();
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}
