import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../../contract/core/endpoint';
import { HttpError } from '../../../core/HttpError';
import { adaptedAnswer } from '../adapter/adapted';
import type { ProviderAdapter } from '../adapter/ProviderAdapter';
import type { AfterWrite } from '../auditWrites';
import type { OnceByKey } from '../onceByKey';
import { providerUnreadable } from '../providerFailure';
import { type AnswerReader, answerReader, askedPage } from './answerReader';
import { collectJson } from './collectJson';
import { identityReaders } from './identityReaders';
import { isWrite, readEnvelope } from './readEnvelope';
import { UnreadableValue } from './UnreadableValue';

export interface ProviderStream {
  statusCode: number;
  headers: Record<string, string | undefined>;
  stream: NodeJS.ReadableStream & { destroy(error?: Error): void };
}

/** What is to be done with an answer besides sending it. */
interface AfterAnswer {
  afterWrite: AfterWrite;
  once: OnceByKey | null;
}

export type SendAnswer = (reply: FastifyReply, endpoint: Endpoint, answer: ProviderStream) => Promise<unknown>;

/**
 * Sends the answers of a provider to the contract's calls as the contract has them: a value that cannot be understood is never
 * passed on, and never left out silently. Each call's reader is compiled when it is first needed.
 */
export function sendAnswers({ calls, absent, can }: ProviderAdapter, { afterWrite, once }: AfterAnswer): SendAnswer {
  const readers = new Map<Endpoint, AnswerReader>();
  const readerFor = (endpoint: Endpoint) => {
    const known = readers.get(endpoint);
    if (known) return known;
    const reader = identityReaders[endpoint.call] ?? answerReader(endpoint, can.versions ? {} : absent);
    readers.set(endpoint, reader);
    return reader;
  };

  return async (reply, endpoint, { statusCode, headers, stream }) => {
    const { request } = reply;
    try {
      const came = await collectJson(stream, headers['content-encoding']).catch(error => {
        if (isWrite(endpoint) && statusCode < 300) return undefined;
        throw error;
      });
      const adapter = calls[endpoint.call];
      const read = (data: unknown) =>
        readerFor(endpoint)(adapter ? adaptedAnswer(data, adapter) : data, askedPage(request.query));
      const answer = { status: statusCode, body: came?.json, retryAfter: headers['retry-after'] };
      const { unread, ...understood } = readEnvelope(endpoint, answer, read);
      if (unread) note(request, endpoint, unread, 'the answer to a write cannot be read');
      once?.answered(request, understood);
      if (isWrite(endpoint) && understood.status < 400)
        await afterWrite(request, endpoint, { status: understood.status, data: understood.body.data });
      reply.removeHeader('content-length');
      reply.removeHeader('content-encoding');
      return await reply
        .status(understood.status)
        .type('application/json; charset=utf-8')
        // most are as the contract has them, and are not written a second time
        .send(came?.json === understood.body ? came.bytes : JSON.stringify(understood.body));
    } catch (error) {
      once?.forget(request);
      for (const name of ['content-length', 'content-encoding', 'etag', 'last-modified']) reply.removeHeader(name);
      if (error instanceof HttpError) return reply.send(error);
      if (error instanceof UnreadableValue) note(request, endpoint, error, 'the answer cannot be read');
      else request.log.error({ err: error, call: endpoint.call }, 'the adapter of the provider failed');
      return reply.send(providerUnreadable());
    }
  };
}

const note = (request: FastifyRequest, { call }: Endpoint, { message }: UnreadableValue, what: string) =>
  request.log.warn({ call, because: message }, `provider: ${what}`);
