import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AnswerOf, Api, BodyOf, Endpoint, ParamsOf, QueryOf } from '../../contract/core/endpoint';
import { slugsOf } from '../../contract/core/endpoint';
import { validate } from '../../contract/core/validate';
import type { Actor } from '../core/Actor';
import { forbidden, invalidInput, restricted, unauthorized } from '../core/HttpError';
import { serializerSchema } from './jsonSchema';
import type { Services } from './Services';
import { readUpload, type UploadedFile } from './upload';

/** What a handler is given: everything parsed by the contract, and who asks. */
export interface HandlerInput<E extends Endpoint = Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  actor: E['access'] extends 'public' ? Actor | null : Actor;
  upload: E['upload'] extends object ? UploadedFile : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

// an endpoint without an answer may still be handled by a function that returns something: it is not sent
type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
) => Promise<E['answer'] extends object ? AnswerOf<E> : unknown>;

/** A handler for each endpoint: one that is missing does not compile. */
export type Handlers<A extends Api> = { [Name in keyof A]: Handler<A[Name]> };

export interface RouteModule {
  api: Api;
  handlers: (services: Services) => Record<string, (input: HandlerInput) => Promise<unknown>>;
}

/** Joins a domain's endpoints to their handlers: the table of contents of a domain's server side. */
export const routes = <A extends Api>(api: A, handlers: (services: Services) => Handlers<A>): RouteModule => ({
  api,
  handlers: handlers as unknown as RouteModule['handlers'],
});

interface ApiRoutesOptions {
  module: RouteModule;
  services: Services;
}

/** The endpoints of one module. Access is checked before the body is read; the answer is wrapped and stripped. */
export const apiRoutes = fp<ApiRoutesOptions>(
  async (app, { module: { api, handlers }, services }) => {
    const byName = handlers(services);
    for (const [name, endpoint] of Object.entries(api)) registerRoute(app, endpoint, byName[name]);
  },
  {
    name: 'api-routes',
    encapsulate: true,
    dependencies: ['declared-access', 'error-handler', 'request-bodies', 'request-session'],
  },
);

function registerRoute(
  app: FastifyInstance,
  endpoint: Endpoint,
  handle: ((input: HandlerInput) => Promise<unknown>) | undefined,
) {
  if (!endpoint.access) throw new Error(`${endpoint.call} does not declare who may call it`);
  if (!handle) throw new Error(`${endpoint.call} has no handler`);
  const status = endpoint.status ?? 200;
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { access: endpoint.access, wantsSession: true },
    bodyLimit: endpoint.upload ? endpoint.upload.maxBytes + 65_536 : undefined,
    schema: endpoint.download ? undefined : { response: { [status]: envelopeSchema(endpoint) } },
    onRequest: async request => {
      const actor = request.session?.actor ?? null;
      authorize(endpoint, actor);
      authorizeRestrictions(endpoint, actor);
    },
    handler: async (request, reply) => {
      const data = await handle({
        params: request.params as Record<string, string>,
        query: parse(endpoint.query, request.query) ?? {},
        upload: endpoint.upload ? await readUpload(request, endpoint.upload.maxBytes) : undefined,
        body: endpoint.upload ? undefined : parse(endpoint.body, request.body ?? {}),
        actor: request.session?.actor as Actor,
        request,
        reply,
      } as HandlerInput);
      if (endpoint.download) return data;
      reply.status(status);
      return { code: status, message: endpoint.done ?? 'Berhasil', data: endpoint.answer ? data : null };
    },
  });
}

/** 401 without a session, 403 without one of the slugs. */
export function authorize(endpoint: Pick<Endpoint, 'access'>, actor: Actor | null) {
  if (endpoint.access === 'public') return;
  if (!actor) throw unauthorized();
  const slugs = slugsOf(endpoint);
  if (slugs.length > 0 && !slugs.some(slug => actor.slugs.has(slug))) throw forbidden();
}

/** 403 with the reason, where the session is short of something that the endpoint asks for. */
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

const envelopeSchema = ({ answer }: Endpoint) => ({
  type: 'object',
  properties: {
    code: { type: 'integer' },
    message: { type: 'string' },
    data: answer ? serializerSchema(answer) : { type: 'null' },
  },
});
