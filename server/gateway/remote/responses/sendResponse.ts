import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../../contract/core/endpoint';
import { responseStatus } from '../../../../contract/core/responseStatus';
import { HttpError } from '../../../core/HttpError';
import type { AdaptedCalls } from '../adapter/adaptCalls';
import type { ProviderAdapter } from '../adapter/ProviderAdapter';
import { askedPage } from '../adapter/paging';
import type { AfterWrite } from '../auditWrites';
import { forgetProviderHeaders } from '../forwardedHeaders';
import type { OnceByKey } from '../onceByKey';
import { isRefusal, unanswered } from '../outcome';
import { providerUnreadable } from '../providerFailure';
import type { ReaderOfCall } from './callReaders';
import { type Collected, collectJson, type ResponseHead, wholeJson } from './collectJson';
import { isWrite, readEnvelope, type Understood } from './readEnvelope';
import { UnreadableValue } from './UnreadableValue';

export interface ProviderStream extends ResponseHead {
  stream: NodeJS.ReadableStream & { destroy(error?: Error): void };
}

interface SendOptions extends Pick<ProviderAdapter, 'can'> {
  adapted: AdaptedCalls;
  readerOf: ReaderOfCall;
  afterWrite: AfterWrite;
  once: OnceByKey | null;
}

/**
 * Sends a provider's responses in the contract's form: a value that cannot be interpreted is never passed on, and never dropped silently.
 */
export interface SendResponse {
  /** Sends a streamed response. */
  streamed(reply: FastifyReply, endpoint: Endpoint, response: ProviderStream): Promise<unknown>;
  /** Sends the complete response to a read. */
  whole(reply: FastifyReply, endpoint: Endpoint, head: ResponseHead, bytes: Buffer): unknown;
}

/** Creates the sender. */
export function sendResponses({ can, adapted, readerOf, afterWrite, once }: SendOptions): SendResponse {
  /** Created is created, whatever the adapter makes of the rest; under 200 that might have refused. */
  const envelopeOf = (endpoint: Endpoint, status: number, body: unknown) => {
    try {
      return adapted.envelope(endpoint, { status, body });
    } catch (error) {
      if (isWrite(endpoint) && status > 200 && status < 300) return undefined;
      throw error;
    }
  };

  const understand = (
    request: FastifyRequest,
    endpoint: Endpoint,
    { statusCode, headers }: ResponseHead,
    json: unknown,
  ) => {
    const asked = askedPage(request.query);
    const body = envelopeOf(endpoint, statusCode, json);
    if (responseStatus(statusCode, body) < 400) request.listPage?.keepNext(json);
    else request.listPage?.forget();
    return readEnvelope(endpoint, { status: statusCode, body, retryAfter: textOf(headers['retry-after']) }, data =>
      readerOf(endpoint)(adapted.data(endpoint, data, asked, json), asked),
    );
  };

  const fail = (reply: FastifyReply, endpoint: Endpoint, error: unknown) => {
    const { request } = reply;
    forgetProviderHeaders(reply);
    const failure = error instanceof HttpError ? error : unreadable(request, endpoint, error);
    return reply.send(isRefusal(failure.code) ? failure : unanswered(request, failure, can));
  };

  return {
    async streamed(reply, endpoint, response) {
      const { request } = reply;
      try {
        const came = await collectJson(response.stream, encodingOf(response)).catch(error => {
          // created is created; under 200 the rest of the body might have refused
          if (isWrite(endpoint) && response.statusCode > 200 && response.statusCode < 300) return undefined;
          throw error;
        });
        const { unread, ...understood } = understand(request, endpoint, response, came?.json);
        if (unread)
          request.log.warn(
            { call: endpoint.call, because: unread.message },
            'provider: the response to a write cannot be read',
          );
        if (understood.status < 400) await once?.done(request, understood);
        else await once?.refused(request);
        if (isWrite(endpoint) && understood.status < 400)
          await afterWrite(request, endpoint, { status: understood.status, data: understood.body.data });
        return await send(reply, understood, came);
      } catch (error) {
        if (isRefusal(response.statusCode) || (error instanceof HttpError && isRefusal(error.code)))
          await once?.refused(request);
        return fail(reply, endpoint, error);
      }
    },

    whole(reply, endpoint, head, bytes) {
      const finish = (came: Collected) => {
        try {
          return send(reply, understand(reply.request, endpoint, head, came.json), came);
        } catch (error) {
          return fail(reply, endpoint, error);
        }
      };
      const came = wholeJson(bytes, encodingOf(head));
      return came instanceof Promise ? came.then(finish, error => fail(reply, endpoint, error)) : finish(came);
    },
  };
}

/** Whether the browser takes a response in the encoding in which it came: some providers compress for everybody. */
const isTaken = (reply: FastifyReply) =>
  String(reply.request.headers['accept-encoding'] ?? '').includes(String(reply.getHeader('content-encoding')));

function send(reply: FastifyReply, { status, body }: Understood, came: Collected | undefined) {
  reply.removeHeader('content-length');
  reply.status(status).type('application/json; charset=utf-8');
  // most already conform to the contract, and are neither serialised nor compressed again
  const isUnchanged = came?.json === body;
  if (isUnchanged && came.compressed && isTaken(reply)) return reply.send(came.compressed);
  reply.removeHeader('content-encoding');
  return reply.send(isUnchanged ? came.bytes : JSON.stringify(body));
}

const textOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);
const encodingOf = ({ headers }: ResponseHead) => textOf(headers['content-encoding']);

/** Returns the error for a response that cannot be interpreted, with the reason for the log. */
function unreadable(request: FastifyRequest, { call }: Endpoint, error: unknown): HttpError {
  if (error instanceof UnreadableValue) return providerUnreadable(`${call}: ${error.message}`);
  request.log.error({ err: error, call }, 'the provider’s adapter failed');
  return providerUnreadable(`${call}: the adapter failed`);
}
