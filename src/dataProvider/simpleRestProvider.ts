import type { DataProvider } from 'ra-core';
import type { Method } from '../../contract/core/endpoint';
import { http } from './http';

/** The HTTP client type of ra-data-simple-rest, which is partly untyped. */
type HttpClient = NonNullable<Parameters<typeof import('ra-data-simple-rest').default>[1]>;

interface Options {
  method?: string;
  body?: string;
  signal?: AbortSignal;
}

/**
 * Creates the provider for the console's own plain resources, in the simple-REST dialect; the package is loaded on the first
 * call. Its `Range` header is dropped, because Chromium cannot read a compressed response to a range request; the total
 * comes in `Content-Range`.
 */
export function simpleRestProvider(base: string): DataProvider {
  let loading: Promise<DataProvider> | undefined;
  const provider = () => {
    loading ??= import('ra-data-simple-rest').then(({ default: create }) => create(base, fetchJson as HttpClient));
    return loading;
  };
  return new Proxy({} as DataProvider, {
    get: (_, method: string) => async (resource: string, params: unknown) =>
      (await provider())[method](resource, params),
  });
}

async function fetchJson(url: string, { method = 'GET', body, signal }: Options = {}) {
  const response = await http<unknown>({
    method: method as Method,
    url,
    signal,
    ...(body !== undefined && { body: JSON.parse(body) }),
  });
  const headers = new Headers({ 'content-range': response.header('content-range') ?? '' });
  return { status: response.code, headers, body: '', json: response.data };
}
