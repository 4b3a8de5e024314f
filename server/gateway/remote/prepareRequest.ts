import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '../../../contract/core/endpoint';
import { providerErrors, requestErrors } from '../../../contract/core/errors';
import { plainText } from '../../../contract/core/plainText';
import { HttpError } from '../../core/HttpError';
import { callersToken } from '../../http/requestSession';
import { adaptedBody, type Capabilities, type ProviderAdapter } from './adapter/ProviderAdapter';
import type { AskProvider } from './askProvider';
import { type Planned, planners } from './dryRun/planners';
import type { OnceByKey } from './onceByKey';
import { addressForProvider, jsonForProvider } from './responses/foreignId';

interface PrepareOptions {
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
export function prepareRequests(
  adapter: ProviderAdapter,
  { ask, secure, timeoutMs, once }: PrepareOptions,
): PrepareRequest {
  const isPlain = ({ can, ids }: ProviderAdapter) => ids === 'uuid' && can.dryRun && can.versions && can.idempotency;

  return async (request, reply) => {
    const endpoint = request.providerCall;
    const looks = endpoint && !adapter.can.dryRun && hasDryRun(endpoint);
    if (looks && endpoint.upload && isDryRun((request.query as { dry_run?: unknown }).dry_run)) throw noDryRun();
    request.raw.url = addressFor(request.url, adapter);
    if (looks && !endpoint.upload && !takesJson(request)) throw noDryRun();
    const repeated = async (content: unknown) => {
      const before = endpoint && (await once?.begin(request, endpoint, content));
      return before && reply.status(before.status).send(before.body);
    };
    // an upload is streamed: its size stands for its content
    if (endpoint?.upload) return repeated(request.headers['content-length']);
    if (!endpoint || !takesJson(request)) return;
    if (isPlain(adapter) && !adapter.calls[endpoint.call]) return;

    const body = await collectBody(request);
    const sent = await repeated(body);
    if (sent) return sent;
    if (!looks) {
      request.body = bodyFor(body, endpoint, adapter);
      return;
    }
    try {
      const plan = planners[endpoint.call];
      const token = callersToken(request, secure);
      const planned: Planned | undefined =
        plan && (await plan(body, { ask: call => ask({ ...call, token, timeoutMs }), adapter }));
      if (!isDryRun((body as { dry_run?: unknown } | undefined)?.dry_run)) {
        request.body = bodyFor(planned?.confirmed() ?? body, endpoint, adapter);
        return;
      }
      if (!planned) throw noDryRun();
      await once?.refused(request);
      return reply.send({ code: 200, message: 'Berhasil', data: planned.seen });
    } catch (error) {
      await once?.refused(request);
      throw error;
    }
  };
}

const noDryRun = () => new HttpError(409, providerErrors.noDryRun());

const takesJson = ({ method, headers }: FastifyRequest) =>
  method !== 'GET' && method !== 'HEAD' && /^application\/json\b/i.test(headers['content-type'] ?? '');

/** Larger than any change of prices; anything larger is a file, and streamed. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Fields unknown to a provider without the capability. */
const OF_CAPABILITY: Partial<Record<keyof Capabilities, readonly string[]>> = {
  dryRun: ['dry_run', 'fingerprint'],
  versions: ['version'],
};

const unknownTo = (can: Capabilities): readonly string[] =>
  Object.entries(OF_CAPABILITY).flatMap(([capability, fields]) =>
    can[capability as keyof Capabilities] ? [] : fields,
  );

/** Whether a call supports a dry run. */
export const hasDryRun = ({ body, query }: Endpoint) =>
  [body, query].some(schema => schema && 'dry_run' in shapeOf(schema));

const shapeOf = (schema: z.ZodType) => (schema instanceof z.ZodObject ? schema.shape : {});

/** Whether a request is a dry run; it is unless it says otherwise, as in the contract. */
const isDryRun = (given: unknown) => !(given === false || given === 'false' || given === '0');

/** Rewrites the address of a request: ids and parameters as the provider knows them. */
export function addressFor(url: string, { can, ids }: ProviderAdapter): string {
  const known = ids === 'uuid' ? url : addressForProvider(url);
  const [path, search] = known.split('?', 2);
  if (search === undefined) return known;
  const unknown = unknownTo(can);
  const kept = search
    .split('&')
    .filter(part => !unknown.includes(part.split('=', 1)[0]!))
    .map(part => (part.startsWith('search=') ? plainSearch(part) : part));
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path!;
}

/** What is searched for as the contract reads it; as written if that is the same. */
function plainSearch(part: string): string {
  const asked = new URLSearchParams(part).get('search') ?? '';
  const plain = plainText(asked);
  return plain === asked ? part : `search=${encodeURIComponent(plain)}`;
}

/** Converts a contract body to the form the provider accepts. */
export function bodyFor(body: unknown, { call }: Endpoint, { can, ids, calls }: ProviderAdapter): unknown {
  const unknown = unknownTo(can);
  const kept =
    body !== null && typeof body === 'object' && !Array.isArray(body)
      ? Object.fromEntries(Object.entries(body).filter(([name]) => !unknown.includes(name)))
      : body;
  const adapted = calls[call] ? adaptedBody(kept, calls[call]) : kept;
  return ids === 'uuid' ? adapted : JSON.parse(jsonForProvider(JSON.stringify(adapted), ids));
}

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
