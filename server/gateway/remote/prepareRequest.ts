import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '../../../contract/core/endpoint';
import { providerErrors, requestErrors } from '../../../contract/core/errors';
import { HttpError } from '../../core/HttpError';
import { callersToken } from '../../http/requestSession';
import type { AdaptedCalls } from './adapter/adaptCalls';
import type { AdaptedRequest } from './adapter/adaptRequest';
import type { ProviderAdapter } from './adapter/ProviderAdapter';
import { askedPage } from './adapter/paging';
import { askCalls, emptyPage, locate } from './askCalls';
import type { AskProvider } from './askProvider';
import { type Planned, planners } from './dryRun/planners';
import type { OnceByKey } from './onceByKey';
import { providerUnreadable } from './providerFailure';
import type { ReaderOfCall } from './responses/callReaders';
import { UnreadableValue } from './responses/UnreadableValue';

interface PrepareOptions {
  adapter: ProviderAdapter;
  adapted: AdaptedCalls;
  readerOf: ReaderOfCall;
  ask: AskProvider;
  secure: boolean;
  timeoutMs: number;
  /** Set if the provider does not support keys itself. */
  once: OnceByKey | null;
}

export type PrepareRequest = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Rewrites requests into the form the provider accepts. A dry run is never sent to a provider that would carry it out: it is derived from
 * its lists and answered here, or refused.
 */
export function prepareRequests({
  adapter,
  adapted,
  readerOf,
  ask,
  secure,
  timeoutMs,
  once,
}: PrepareOptions): PrepareRequest {
  const { can, ids } = adapter;
  const isPlain = ids === 'uuid' && can.dryRun && can.versions && can.idempotency;
  const askCall = askCalls(ask, adapted);

  const write = async (request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint) => {
    const repeated = async (content: unknown) => {
      const before = await once?.begin(request, endpoint, content);
      if (before) reply.status(before.status).send(before.body);
      return before !== undefined;
    };
    const send = (body?: unknown) => sendAs(request, adapted.request(endpoint, { url: request.url, body }));
    const looks = !can.dryRun && hasDryRun(endpoint);
    if (looks && endpoint.upload && isDryRun((request.query as { dry_run?: unknown }).dry_run)) throw noDryRun();
    if (looks && !endpoint.upload && !takesJson(request)) throw noDryRun();
    const isParsed = takesJson(request) && !endpoint.upload && !(isPlain && !adapted.changesBody(endpoint));
    const body = isParsed ? await collectBody(request) : undefined;
    // a file is streamed: its size stands for its content
    const content = isParsed ? body : request.headers['content-length'];
    if ((isParsed || endpoint.upload) && (await repeated(content))) return reply;
    try {
      if (!looks || endpoint.upload) return send(body);
      const plan = planners[endpoint.call];
      const token = callersToken(request, secure);
      const planned: Planned | undefined =
        plan && (await plan(body, { ask: (call, given) => askCall(call, { ...given, token, timeoutMs }), readerOf }));
      if (!isDryRun((body as { dry_run?: unknown } | undefined)?.dry_run)) return send(planned?.confirmed() ?? body);
      if (!planned) throw noDryRun();
      await once?.refused(request);
      return await reply.send({ code: 200, message: 'Berhasil', data: planned.seen });
    } catch (error) {
      await once?.refused(request);
      throw error;
    }
  };

  const read = async (request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint | undefined) => {
    const { url } = request;
    if (!endpoint || !adapted.cursors) return sendRead(request, adapted.request(endpoint, { url }));
    const located = await locate(adapted, ask, endpoint, { url, token: callersToken(request, secure), timeoutMs });
    if (!located) {
      const data = readerOf(endpoint)(emptyPage(endpoint), askedPage(request.query));
      return reply.send({ code: 200, message: 'Berhasil', data });
    }
    request.listPage = located;
    return sendRead(request, located.request);
  };

  return async (request, reply) => {
    const endpoint = request.providerCall ?? request.providerFile ?? undefined;
    try {
      return await (endpoint && endpoint.method !== 'GET'
        ? write(request, reply, endpoint)
        : read(request, reply, endpoint));
    } catch (error) {
      throw error instanceof UnreadableValue ? providerUnreadable(`${endpoint?.call}: ${error.message}`) : error;
    }
  };
}

/** A GET may depend on what the browser has kept; a POST in its place would be refused for it. */
const CONDITIONS = ['if-none-match', 'if-modified-since'] as const;

function sendRead(request: FastifyRequest, sent: AdaptedRequest): void {
  sendAs(request, sent);
  if (sent.body !== undefined) for (const name of CONDITIONS) delete request.raw.headers[name];
}

/** Changes what will be forwarded; without a body in it, the request's own is streamed. */
function sendAs(request: FastifyRequest, { method, path, body }: AdaptedRequest): void {
  const { raw } = request;
  raw.url = path;
  if (method) raw.method = method;
  if (body === undefined) return;
  request.body = body;
  raw.headers['content-type'] ??= 'application/json';
}

const noDryRun = () => new HttpError(409, providerErrors.noDryRun());

const takesJson = ({ method, headers }: FastifyRequest) =>
  method !== 'GET' && method !== 'HEAD' && /^application\/json\b/i.test(headers['content-type'] ?? '');

/** Larger than any change of prices; anything larger is a file, and streamed. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Whether a call supports a dry run. */
export const hasDryRun = ({ body, query }: Endpoint) =>
  [body, query].some(schema => schema && 'dry_run' in shapeOf(schema));

const shapeOf = (schema: z.ZodType) => (schema instanceof z.ZodObject ? schema.shape : {});

/** Whether a request is a dry run; it is unless it says otherwise, as in the contract. */
const isDryRun = (given: unknown) => !(given === false || given === 'false' || given === '0');

/** Collects and parses a streamed request body; undefined if there is none. @throws HttpError 413, 422 */
async function collectBody(request: FastifyRequest): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new HttpError(413, requestErrors.bodyTooLarge());
    chunks.push(chunk);
  }
  if (size === 0) return undefined;
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new HttpError(422, requestErrors.invalidJson());
  }
}
