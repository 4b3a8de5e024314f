import type { z } from 'zod';
import type { Slug } from '../rights/permissions';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Elements that a list in a body may have at most; no field accepts more. */
export const MAX_LIST = 10_000;

/** Who may call: holders of a slug, of any of several slugs, anyone with a session, or anyone. */
export type Access = Slug | readonly [Slug, ...Slug[]] | 'signedIn' | 'public';

/**
 * Why a session is restricted: the password has expired, the role requires a second factor that is not set up, or the
 * user is viewing the console as another role.
 */
export type Restriction = 'password_expired' | 'second_factor_missing' | 'see_as';

/** Options of an endpoint besides its method and path. `response` is the schema of `data` in the envelope. */
export interface EndpointSpec {
  access: Access;
  /** One line for the API documentation. */
  summary: string;
  /**
   * Restricted sessions that may still call it. A session viewing as another role may make any read-only (GET) call;
   * one with an expired password or a missing second factor may call only endpoints that list the restriction here.
   * Other calls get 403 with `data.reason`.
   */
  openTo?: readonly Restriction[];
  query?: z.ZodObject;
  body?: z.ZodType;
  response?: z.ZodType;
  /**
   * Accepts a file in the multipart field `file`, or `field` where an external API names it otherwise. With `progress`, a caller
   * that accepts `text/event-stream` receives progress events (`contract/core/progress.ts`), and disconnecting cancels the call.
   */
  upload?: { maxBytes: number; progress?: true; field?: string };
  /** Responds with a file of these MIME types instead of the JSON envelope. */
  download?: readonly string[];
  /** Success message for the user; 'Berhasil' by default. */
  done?: string;
  /** HTTP status on success: 201 if a record is created. */
  status?: 200 | 201;
}

export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name | keyof PathParams<Rest>]: string }
  : Record<never, string>;

type Split<Call extends string> = Call extends `${infer M extends Method} ${infer P}` ? { method: M; path: P } : never;

export type Endpoint<Call extends string = string, Spec extends EndpointSpec = EndpointSpec> = Spec & {
  method: Method;
  path: string;
  /** Names of the path parameters, in order. */
  params: readonly string[];
  readonly call: Call;
};

/** The endpoints of one domain by name. */
export type Api = Record<string, Endpoint>;

/**
 * Declares one call. Server validation, access checks, the typed client, OpenAPI and the generated tests derive from it.
 *
 * @example endpoint('PUT /v1/cms/banner/{id}', { access: 'can_update_banner', summary: 'Change a banner', body, response })
 */
export function endpoint<const Call extends `${Method} /${string}`, const Spec extends EndpointSpec>(
  call: Call,
  spec: Spec,
): Endpoint<Call, Spec> {
  const [method, path] = call.split(' ') as [Method, string];
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1]!);
  const outlined = outlinedEndpoints.get(call);
  // copies descriptors, not values: an `access` getter derived from other endpoints must not run until all are declared
  const declared = Object.defineProperties(
    outlined ?? { method, path, params, call },
    Object.getOwnPropertyDescriptors(spec),
  ) as unknown as Endpoint<Call, Spec>;
  if (!outlined) everyEndpoint.push(declared);
  return declared;
}

/** Endpoints known to the console only in outline (`outlinedEndpoint`), by call. Loading their schemas fills them in. */
export const outlinedEndpoints = new Map<string, Endpoint>();

const everyEndpoint: Endpoint[] = [];

/** All endpoints declared so far: on the server, which imports every domain, every endpoint there is. */
export const declaredEndpoints = (): readonly Endpoint[] => everyEndpoint;

type Output<T, Otherwise> = T extends z.ZodType ? z.output<T> : Otherwise;
type Input<T, Otherwise> = T extends z.ZodType ? z.input<T> : Otherwise;

export type ParamsOf<E extends Endpoint> = E extends Endpoint<infer Call> ? PathParams<Split<Call>['path']> : never;
/** The parsed query that a handler receives. */
export type QueryOf<E extends Endpoint> = Output<E['query'], Record<never, never>>;
/** The parsed body that a handler receives. */
export type BodyOf<E extends Endpoint> = Output<E['body'], undefined>;
/** The body as a caller sends it. */
export type BodyInput<E extends Endpoint> = Input<E['body'], undefined>;
/** `data` of the response. */
export type ResponseOf<E extends Endpoint> = Output<E['response'], null>;

/** The slugs of which a caller needs at least one; empty if any session will do, or none is needed. */
export function slugsOf({ access }: Pick<EndpointSpec, 'access'>): readonly Slug[] {
  if (access === 'signedIn' || access === 'public') return [];
  return typeof access === 'string' ? [access] : access;
}

/** Access as printed by `npm run endpoints`: `can_read_a|can_read_b`, `signedIn` or `public`. */
export const accessText = ({ access }: Pick<EndpointSpec, 'access'>) =>
  typeof access === 'string' ? access : access.join('|');
