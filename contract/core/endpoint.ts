import type { z } from 'zod';
import type { Slug } from '../rights/permissions';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: holders of a slug, of any of several slugs, everyone with a session, or everyone. */
export type Access = Slug | readonly [Slug, ...Slug[]] | 'signedIn' | 'public';

/**
 * What a session may be short of: its password has ended, its role asks for a second factor that is not set up, or it only looks at
 * the console as another role.
 */
export type Restriction = 'password_expired' | 'second_factor_missing' | 'see_as';

/** What an endpoint promises besides its method and path. `answer` is the shape of `data` in the envelope. */
export interface EndpointSpec {
  access: Access;
  /** One line for the API's documentation. */
  summary: string;
  /**
   * Restricted sessions that may call it all the same. A session that sees as another role may call whatever only reads (GET); one
   * whose password ended, or that lacks its second factor, nothing but what names that here. Others get 403 with `data.reason`.
   */
  openTo?: readonly Restriction[];
  query?: z.ZodObject;
  body?: z.ZodType;
  answer?: z.ZodType;
  /** A file travels in the multipart field `file`. */
  upload?: { maxBytes: number };
  /** The answer is a file of these MIME types instead of the JSON envelope. */
  download?: readonly string[];
  /** The answer's message on success, a sentence for people; 'Berhasil' where there is nothing better to say. */
  done?: string;
  /** HTTP status of success: 200 unless a record is made. */
  status?: 200 | 201;
}

export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name | keyof PathParams<Rest>]: string }
  : Record<never, string>;

type Split<Call extends string> = Call extends `${infer M extends Method} ${infer P}` ? { method: M; path: P } : never;

export type Endpoint<Call extends string = string, Spec extends EndpointSpec = EndpointSpec> = Spec & {
  method: Method;
  path: string;
  /** Names of the path's parameters, in order. */
  params: readonly string[];
  readonly call: Call;
};

/** The endpoints of one domain, by what they do. */
export type Api = Record<string, Endpoint>;

/**
 * Declares one call. Server validation, access checks, the typed client, OpenAPI and the generated tests read it.
 *
 * @example endpoint('PUT /v1/cms/banner/{id}', { access: 'can_update_banner', summary: 'Change a banner', body, answer })
 */
export function endpoint<const Call extends `${Method} /${string}`, const Spec extends EndpointSpec>(
  call: Call,
  spec: Spec,
): Endpoint<Call, Spec> {
  const [method, path] = call.split(' ') as [Method, string];
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1]!);
  // descriptors, not values: an `access` that follows from other endpoints is read when they are all there
  const declared = Object.defineProperties(
    { method, path, params, call },
    Object.getOwnPropertyDescriptors(spec),
  ) as unknown as Endpoint<Call, Spec>;
  everyEndpoint.push(declared);
  return declared;
}

const everyEndpoint: Endpoint[] = [];

/** The endpoints declared so far: on the server, which imports every domain, all of them. */
export const declaredEndpoints = (): readonly Endpoint[] => everyEndpoint;

type Output<T, Otherwise> = T extends z.ZodType ? z.output<T> : Otherwise;
type Input<T, Otherwise> = T extends z.ZodType ? z.input<T> : Otherwise;

export type ParamsOf<E extends Endpoint> = E extends Endpoint<infer Call> ? PathParams<Split<Call>['path']> : never;
/** The query as the server's handler gets it, parsed. */
export type QueryOf<E extends Endpoint> = Output<E['query'], Record<never, never>>;
/** The body as the server's handler gets it, parsed. */
export type BodyOf<E extends Endpoint> = Output<E['body'], undefined>;
/** The body as a caller writes it. */
export type BodyInput<E extends Endpoint> = Input<E['body'], undefined>;
/** `data` of the answer. */
export type AnswerOf<E extends Endpoint> = Output<E['answer'], null>;

/** The slugs of which a caller needs one; empty where a session or nothing is enough. */
export function slugsOf({ access }: Pick<EndpointSpec, 'access'>): readonly Slug[] {
  if (access === 'signedIn' || access === 'public') return [];
  return typeof access === 'string' ? [access] : access;
}

/** Access as `npm run endpoints` prints it: `can_read_a|can_read_b`, `signedIn` or `public`. */
export const accessText = ({ access }: Pick<EndpointSpec, 'access'>) =>
  typeof access === 'string' ? access : access.join('|');
