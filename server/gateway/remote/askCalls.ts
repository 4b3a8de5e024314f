import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Endpoint } from '../../../contract/core/endpoint';
import { isPaged } from '../../../contract/core/query';
import { responseStatus } from '../../../contract/core/responseStatus';
import type { AdaptedCalls } from './adapter/adaptCalls';
import type { AdaptedRequest } from './adapter/adaptRequest';
import { type AskedPage, askedPage } from './adapter/paging';
import type { AskProvider, ProviderAnswer, ProviderCall } from './askProvider';
import { providerErrorPage, providerUnreadable } from './providerFailure';
import { missingValue } from './responses/missingValue';
import { isWrite } from './responses/readEnvelope';
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
      if (!located) return { status: 200, body: { data: emptyPage(endpoint) }, retryAfter: undefined };
      const response = await ask({ ...call, ...located.request });
      const envelope = adapted.envelope(endpoint, response) as { data?: unknown } | undefined;
      const isRefused = responseStatus(response.status, envelope) >= 400;
      if (isRefused) located.forget();
      else located.keepNext(response.body);
      if (isRefused || envelope?.data === undefined) return { ...response, body: envelope };
      const data = dataOf(endpoint, () => adapted.data(endpoint, envelope.data, located.asked, response.body));
      return { ...response, body: data === envelope.data ? envelope : { ...envelope, data } };
    } catch (error) {
      throw error instanceof UnreadableValue ? providerUnreadable(`${endpoint.call}: ${error.message}`) : error;
    }
  };
}

/** What a write responds with is only a convenience. */
function dataOf(endpoint: Endpoint, read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableValue && isWrite(endpoint)) return null;
    throw error;
  }
}

/** A page of a list paged by cursors. */
export interface LocatedPage {
  /** Keeps what the page says of the one after it. */
  keepNext(body: unknown): void;
  /** Called if the page was refused: its cursor may have expired. */
  forget(): void;
}

interface Located extends LocatedPage {
  request: AdaptedRequest;
  asked: AskedPage;
}

/** Returns the data of a page behind the last one. */
export const emptyPage = ({ response }: Endpoint) => missingValue(response as z.ZodType);

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
    return { request: adapted.request(endpoint, { url, body }), asked, keepNext() {}, forget() {} };
  search.delete('page');
  const list = createHash('sha256')
    .update(`${call.token} ${url.split('?', 1)[0]} ${search}`)
    .digest('base64url');
  const cursor = await cursors.find(list, asked, async before => {
    const response = await ask({ ...call, ...adapted.request(endpoint, { url, cursor: before }) });
    const refused = responseStatus(response.status, adapted.envelope(endpoint, response));
    if (refused >= 400) throw providerErrorPage(refused, response.retryAfter);
    return response.body;
  });
  if (cursor === null) return null;
  return {
    request: adapted.request(endpoint, { url, body, cursor }),
    asked,
    keepNext: page => void cursors.keep(list, asked.page, page),
    forget: () => cursors.forget(list, asked.page),
  };
}
