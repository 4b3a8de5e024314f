import { createHash } from 'node:crypto';
import type { Endpoint } from '../../../contract/core/endpoint';
import { isPaged } from '../../../contract/core/query';
import { responseStatus } from '../../../contract/core/responseStatus';
import type { AdaptedCalls } from './adapter/adaptCalls';
import type { AdaptedRequest } from './adapter/adaptRequest';
import { type AskedPage, askedPage } from './adapter/paging';
import type { AskProvider, ProviderAnswer, ProviderCall } from './askProvider';
import { providerErrorPage, providerUnreadable } from './providerFailure';
import { UnreadableValue } from './responses/UnreadableValue';

/** Makes a call of the contract at the provider; the response is in the contract's envelope, with `data` as its readers take it. */
export type AskCall = (
  endpoint: Endpoint,
  call: Omit<ProviderCall, 'method' | 'path'> & {
    /** Path with parameters and query of the contract; the endpoint's own path by default. */
    path?: string;
  },
) => Promise<ProviderAnswer>;

/** Creates the caller of an adapted provider. @throws HttpError as {@link askProvider}, and 502 if the adapter fails */
export function askCalls(ask: AskProvider, adapted: AdaptedCalls): AskCall {
  return async (endpoint, { path = endpoint.path, body, ...call }) => {
    try {
      const located = await locate(adapted, ask, endpoint, { url: path, body, ...call });
      if (!located) return { status: 200, body: { data: { list: [] } }, retryAfter: undefined };
      const response = await ask({ ...call, ...located.request });
      located.keepNext(response.body);
      const envelope = adapted.envelope(endpoint, response.body) as { data?: unknown } | undefined;
      if (responseStatus(response.status, envelope) >= 400 || envelope?.data === undefined)
        return { ...response, body: envelope };
      const data = adapted.data(endpoint, envelope.data, located.asked, response.body);
      return { ...response, body: data === envelope.data ? envelope : { ...envelope, data } };
    } catch (error) {
      throw error instanceof UnreadableValue ? providerUnreadable(`${endpoint.call}: ${error.message}`) : error;
    }
  };
}

interface Located {
  request: AdaptedRequest;
  asked: AskedPage;
  /** Keeps what a page says of the one after it. */
  keepNext(body: unknown): void;
}

/** Rewrites a request. Where pages have cursors, those of the pages before are read if need be; null for a page behind the last. */
export async function locate(
  adapted: AdaptedCalls,
  ask: AskProvider,
  endpoint: Endpoint | undefined,
  { url, body, ...call }: { url: string; body?: unknown; token?: string | undefined; timeoutMs: number },
): Promise<Located | null> {
  const { cursors } = adapted;
  const search = new URLSearchParams(url.split('?', 2)[1]);
  const asked = askedPage({ page: search.get('page'), limit: search.get('limit') });
  if (!cursors || !endpoint || !isPaged(endpoint))
    return { request: adapted.request(endpoint, { url, body }), asked, keepNext: () => undefined };
  search.delete('page');
  const list = createHash('sha256')
    .update(`${call.token} ${url.split('?', 1)[0]} ${search}`)
    .digest('base64url');
  const cursor = await cursors.find(list, asked, async before => {
    const {
      status,
      body: page,
      retryAfter,
    } = await ask({ ...call, ...adapted.request(endpoint, { url, cursor: before }) });
    const refused = responseStatus(status, adapted.envelope(endpoint, page));
    if (refused >= 400) throw providerErrorPage(refused, retryAfter);
    return page;
  });
  if (cursor === null) return null;
  return {
    request: adapted.request(endpoint, { url, body, cursor }),
    asked,
    keepNext: page => void cursors.keep(list, asked.page, page),
  };
}
