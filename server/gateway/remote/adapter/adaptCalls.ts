import type { z } from 'zod';
import type { Endpoint } from '../../../../contract/core/endpoint';
import { isPaged } from '../../../../contract/core/query';
import { responseStatus } from '../../../../contract/core/responseStatus';
import { authApi } from '../../../../contract/identity/auth';
import { isRecord } from '../../../core/isRecord';
import { onceForEach } from '../../../core/onceForEach';
import { adapterCode } from './adapterCode';
import { type AdaptedRequest, type GivenRequest, requestWriter } from './adaptRequest';
import { kindForms } from './kindForms';
import { namesAndCodes } from './namesAndCodes';
import type { ProviderAdapter } from './ProviderAdapter';
import { type AskedPage, Cursors } from './paging';

/** An adapter at work: the contract's requests in the provider's terms, and its responses in the contract's. */
export interface AdaptedCalls {
  /** Set if its lists are paged by cursors. */
  cursors: Cursors | undefined;
  /** @throws UnreadableValue if the adapter fails */
  request(endpoint: Endpoint | undefined, given: GivenRequest): AdaptedRequest;
  /** Whether bodies of a call must be parsed to be sent. */
  changesBody(endpoint: Endpoint): boolean;
  /**
   * Returns the contract's envelope for a whole response; `data` is still theirs. Nothing is made of a body that is not there.
   *
   * @throws UnreadableValue if the adapter fails
   */
  envelope(endpoint: Endpoint, response: { status: number; body: unknown }): unknown;
  /**
   * Returns `data` as the contract's readers take it.
   *
   * @param body the whole response, which may say whether another page follows
   * @throws UnreadableValue if the adapter fails
   */
  data(endpoint: Endpoint, data: unknown, asked: AskedPage, body: unknown): unknown;
}

/** Compiles an adapter, each call on its first use. */
export function adaptCalls(adapter: ProviderAdapter): AdaptedCalls {
  const { calls, kinds, envelope, paging } = adapter;
  const cursors = paging && 'cursor' in paging ? new Cursors(paging) : undefined;
  const compiled = onceForEach(({ call, response }: Endpoint) => ({
    names: calls[call] && namesAndCodes(calls[call]),
    answer: calls[call]?.answer,
    readKinds: kinds && response && kindForms(response as z.ZodType, kinds, 'read'),
  }));

  return {
    cursors,
    request: requestWriter(adapter),
    changesBody: endpoint => calls[endpoint.call] !== undefined || kinds !== undefined,

    envelope(endpoint, { status, body }) {
      if (body === undefined) return undefined;
      const given = envelope
        ? adapterCode('envelope', () => Object.assign({}, envelope(body)))
        : refusedEnvelope(endpoint, status, body);
      const { names } = compiled(endpoint);
      if (!names || !isRecord(given) || !isRecord(given.errors)) return given;
      return { ...given, errors: names.errorsToOurs(given.errors) };
    },

    data(endpoint, data, asked, body) {
      const { names, answer, readKinds } = compiled(endpoint);
      const named = names ? names.toOurs(data) : data;
      const shaped = answer ? adapterCode('answer', () => answer(named)) : named;
      const formed = readKinds ? readKinds(shaped) : shaped;
      return cursors && isPaged(endpoint) ? withPosition(formed, asked, cursors.nextOf(body)) : formed;
    },
  };
}

/** A list paged by cursors knows only whether another page follows. */
function withPosition(data: unknown, { page, limit }: AskedPage, next: string | null): unknown {
  if (!isRecord(data)) return data;
  return {
    ...data,
    meta: { page, limit, total_page: page + Number(next !== null), ...(data.meta as object | undefined) },
  };
}

/** Some providers refuse with `success: false` under a status that says the opposite. */
function refusedEnvelope({ call }: Endpoint, status: number, body: unknown): unknown {
  if (!isRecord(body) || body.success !== false || responseStatus(status, body) >= 400) return body;
  if (call === authApi.login.call) return { ...body, code: 401 };
  return { ...body, code: isRecord(body.errors) ? 422 : 400 };
}
