import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import {
  type Api,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  slugsOf,
} from '../../contract/core/endpoint';
import { accessErrors } from '../../contract/core/errors';
import { readsMany } from '../../contract/core/readsMany';
import { validate } from '../../contract/core/validate';
import type { Actor, Idempotency } from '../core/Actor';
import { forbidden, invalidInput, restricted, unauthorized } from '../core/HttpError';
import { requestDigest } from '../core/requestDigest';
import type { Task } from '../core/Task';
import { serializerSchema } from './jsonSchema';
import { streamProgress, taskOf, wantsProgress } from './progressStream';
import type { Services } from './Services';
import { isEndless, startTimeLimit, type TimeLimit, timeLimitOf } from './timeLimit';
import { readUpload, type UploadedFile } from './upload';

/** Input of a handler: everything parsed by the contract, and the caller. */
export interface HandlerInput<E extends Endpoint = Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  actor: E['access'] extends 'public' ? Actor | null : Actor;
  upload: E['upload'] extends object ? UploadedFile : undefined;
  /** Set for an upload that reports its progress. */
  task: E['upload'] extends { progress: true } ? Task : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Handles one call. One without a response schema sends null as `data`, whatever its handler returns. */
export type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
) => Promise<E['response'] extends object ? ResponseOf<E> : unknown>;

/** One handler per endpoint; a missing one does not compile. */
export type Handlers<A extends Api> = { [Name in keyof A]: Handler<A[Name]> };

export interface RouteModule {
  api: Api;
  /** Name of the domain, under which the API's documentation lists its calls. */
  domain?: string;
  handlers: (services: Services) => Record<string, (input: HandlerInput) => Promise<unknown>>;
}

/** Maps a domain's endpoints to their handlers. */
export const routes = <A extends Api>(api: A, handlers: (services: Services) => Handlers<A>): RouteModule => ({
  api,
  handlers: handlers as unknown as RouteModule['handlers'],
});

export interface ApiRoutesOptions {
  module: RouteModule;
  services: Services;
  /** Milliseconds that each call may take. */
  timeLimit?: ((endpoint: Endpoint) => number) | undefined;
  /** Completes the error of a write. */
  explain?: ExplainError | undefined;
}

/** Returns an error with more about the record that a call was made for. */
export type ExplainError = (error: unknown, about: { id: string | undefined; actor: Actor | null }) => Promise<unknown>;

/**
 * Registers the endpoints of one module. Access is checked before the body is read; responses are wrapped in the envelope and stripped of
 * unknown fields.
 */
export const apiRoutes = fp<ApiRoutesOptions>(
  async (app, { module: { api, handlers }, services, timeLimit = timeLimitOf, explain }) => {
    const byName = handlers(services);
    for (const [name, endpoint] of Object.entries(api))
      registerRoute(app, endpoint, explaining(explain, reading(services, endpoint, byName[name])), timeLimit(endpoint));
  },
  {
    name: 'api-routes',
    encapsulate: true,
    dependencies: ['declared-access', 'error-handler', 'request-bodies', 'request-session'],
  },
);

type Handle = (input: HandlerInput) => Promise<unknown>;

/** Allows lists, downloads and reports to be read from a database replica. */
const reading = ({ database }: Services, endpoint: Endpoint, handle: Handle | undefined): Handle | undefined =>
  handle && readsMany(endpoint) ? input => database.reading(() => handle(input)) : handle;

const explaining = (explain: ExplainError | undefined, handle: Handle | undefined): Handle | undefined =>
  handle && explain
    ? input =>
        handle(input).catch(async (error: unknown) => {
          const { id } = { ...(input.body as object | undefined), ...(input.params as object) } as { id?: string };
          throw await explain(error, { id, actor: input.actor });
        })
    : handle;

function registerRoute(app: FastifyInstance, endpoint: Endpoint, handle: Handle | undefined, limitMs: number) {
  if (!endpoint.access) throw new Error(`${endpoint.call} does not declare who may call it`);
  if (!handle) throw new Error(`${endpoint.call} has no handler`);
  const status = endpoint.status ?? 200;
  const limits = new WeakMap<FastifyRequest, TimeLimit>();
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { access: endpoint.access, wantsSession: true, endless: isEndless(endpoint) },
    bodyLimit: endpoint.upload ? endpoint.upload.maxBytes + 65_536 : undefined,
    // Fastify compiles nothing itself, but it calls a custom serialiser only on routes with a schema
    ...(!endpoint.download && {
      schema: { response: { [status]: {} } },
      serializerCompiler: () => responseSerializer(endpoint),
    }),
    onRequest: async request => {
      const actor = request.session?.actor ?? null;
      authorize(endpoint, actor);
      authorizeRestrictions(endpoint, actor);
    },
    onResponse: async request => limits.get(request)?.end(),
    handler: async (request, reply) => {
      const limit = startTimeLimit(reply, limitMs, endpoint.download !== undefined);
      limits.set(request, limit);
      const params = request.params as Record<string, string>;
      const query = parse(endpoint.query, request.query) ?? {};
      const upload = endpoint.upload ? await limit.within(readUpload(request, endpoint.upload)) : undefined;
      const body = endpoint.upload ? undefined : parse(endpoint.body, request.body ?? {});
      const { actor: caller } = request.session ?? {};
      const idempotency =
        caller && idempotencyOf(request, { call: endpoint.call, params, query, body, bytes: upload?.bytes });
      const actor = caller && { ...caller, idempotency };
      const input = { params, query, upload, body, actor, request, reply };
      const run = (task?: Task) => limit.within(handle({ ...input, task } as HandlerInput));
      if (endpoint.download) return run();
      const envelope = (data: unknown) => ({
        code: status,
        message: endpoint.done ?? 'Berhasil',
        data: endpoint.response ? data : null,
      });
      if (endpoint.upload?.progress && wantsProgress(request))
        return streamProgress(
          request,
          reply,
          limit,
          async task => reply.serialize(envelope(await run(task))) as string,
        );
      reply.status(status);
      return envelope(await run(endpoint.upload?.progress && taskOf(reply, limit)));
    },
  });
}

/** @throws HttpError 401 without a session, 403 without one of the slugs */
export function authorize(endpoint: Pick<Endpoint, 'access' | 'upload'>, actor: Actor | null) {
  if (endpoint.access === 'public') return;
  if (!actor) throw unauthorized(endpoint.upload && accessErrors.unauthorizedUpload());
  const slugs = slugsOf(endpoint);
  if (slugs.length > 0 && !slugs.some(slug => actor.slugs.has(slug))) throw forbidden(slugs);
}

/** Throws 403 with the reason if a restricted session may not call the endpoint. */
function authorizeRestrictions({ access, method, openTo = [] }: Endpoint, actor: Actor | null) {
  if (access === 'public') return;
  for (const restriction of actor?.restrictions ?? []) {
    if (openTo.includes(restriction) || (restriction === 'see_as' && method === 'GET')) continue;
    throw restricted(restriction);
  }
}

function parse(schema: Endpoint['body'], input: unknown): unknown {
  if (!schema) return undefined;
  const result = validate(schema, input);
  if (!result.ok) throw invalidInput(result.fields);
  return result.value;
}

type Serialize = (envelope: unknown) => string;

const compiled = new WeakMap<Endpoint, Serialize>();

/**
 * Serialises an endpoint's `{ code, message, data }` and strips fields the contract does not name. Compiled on first use, once per process:
 * compiling all endpoints up front would take a third of the server's start-up time.
 */
function responseSerializer(endpoint: Endpoint): Serialize {
  return envelope => {
    const known = compiled.get(endpoint);
    if (known) return known(envelope);
    const serialize = fastJsonStringify(envelopeSchema(endpoint)) as Serialize;
    compiled.set(endpoint, serialize);
    return serialize(envelope);
  };
}

const envelopeSchema = ({ response }: Endpoint): Schema => ({
  type: 'object',
  properties: {
    code: { type: 'integer' },
    message: { type: 'string' },
    data: response ? serializerSchema(response) : { type: 'null' },
  },
});

/** Long enough not to collide; any other key is ignored. */
const KEY = /^[\w-]{16,100}$/;

interface Content {
  /** Method and path from the contract. */
  call: string;
  params: Record<string, string>;
  query: unknown;
  body: unknown;
  /** The uploaded file, if any. */
  bytes: Buffer | undefined;
}

/** Returns the request's `Idempotency-Key` with the digest of its content. */
function idempotencyOf(
  { method, headers }: FastifyRequest,
  { call, params, query, body, bytes }: Content,
): Idempotency | undefined {
  const key = headers['idempotency-key'];
  if ((method !== 'POST' && method !== 'PUT') || typeof key !== 'string' || !KEY.test(key)) return undefined;
  return { key, digest: requestDigest({ call, params, query, body }, bytes) };
}
