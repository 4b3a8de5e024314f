import type { FastifyInstance, InjectOptions } from 'fastify';
import type { BodyInput, Endpoint, ParamsOf, ResponseOf } from '../../contract/core/endpoint';
import type { ErrorBody } from '../../contract/core/response';

/** The parts of a response that tests read. `data` has the shape of the endpoint's response if the status is a success. */
export interface Answer<Data = unknown> {
  status: number;
  body: {
    code: number;
    message: string;
    data: Data;
    error?: ErrorBody['error'];
    errors?: Record<string, string>;
    request_id?: string;
  };
  headers: Record<string, string | string[] | number | undefined>;
  /** The raw bytes, for files. */
  raw: Buffer;
}

type Params<E extends Endpoint> = keyof ParamsOf<E> extends never ? { params?: undefined } : { params: ParamsOf<E> };

export type CallInput<E extends Endpoint> = Params<E> & {
  query?: Record<string, unknown>;
  body?: BodyInput<E>;
  /** The file of an upload's multipart field `file`. */
  file?: { name: string; bytes: Buffer; type?: string };
  headers?: Record<string, string>;
};

/** Calls endpoints as one person, or anonymously. */
export interface Client {
  /** Sends input that the contract's types allow. */
  call<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): Promise<Answer<ResponseOf<E>>>;
  /** Sends any input, including invalid ones. */
  send(endpoint: Endpoint, input?: LooseInput): Promise<Answer>;
  /** The headers that identify this person, for requests made by hand. */
  readonly headers: Record<string, string>;
}

type CallArguments<E extends Endpoint> = keyof ParamsOf<E> extends never
  ? [input?: CallInput<E>]
  : [input: CallInput<E>];

export interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: { name: string; bytes: Buffer; type?: string };
  headers?: Record<string, string>;
}

/** Creates a client that sends through Fastify's `inject`, with a session's token if given. */
export function clientOf(app: FastifyInstance, token?: string): Client {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const send = async (endpoint: Endpoint, input: LooseInput = {}): Promise<Answer> => {
    return inject(app, endpoint, {
      url: urlOf(endpoint, input),
      ...payloadOf(input, { ...headers, ...input.headers }),
    });
  };
  return { headers, send, call: (endpoint, ...[input]) => send(endpoint, input as LooseInput) as never };
}

/** Calls an endpoint with a raw request. Reads only the beginning of an endless response (server-sent events). */
export async function inject(app: FastifyInstance, endpoint: Endpoint, request: InjectOptions): Promise<Answer> {
  const payloadAsStream = endpoint.download?.includes('text/event-stream') ?? false;
  const response = await app.inject({ method: endpoint.method, ...request, payloadAsStream });
  const { statusCode: status } = response;
  const endless = payloadAsStream && status < 300;
  const chunks = payloadAsStream && !endless ? await response.stream().toArray() : [];
  if (endless) response.raw.res.destroy();
  const raw = payloadAsStream ? Buffer.concat(chunks as Buffer[]) : response.rawPayload;
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return {
    status,
    body: isJson ? JSON.parse(raw.toString()) : { code: status, message: '', data: null },
    headers: response.headers as Answer['headers'],
    raw,
  };
}

/** Returns the endpoint's URL with its parameters filled in; array values become repeated query parameters. */
export function urlOf({ path }: Pick<Endpoint, 'path'>, { params = {}, query = {} }: LooseInput = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? `{${name}}`));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) search.append(name, String(one));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function payloadOf(
  { body, file }: LooseInput,
  headers: Record<string, string>,
): Pick<InjectOptions, 'headers' | 'payload'> {
  if (file) {
    const boundary = 'a-boundary-of-the-tests';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: ${file.type ?? 'application/octet-stream'}\r\n\r\n`;
    return {
      headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([Buffer.from(head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    };
  }
  if (body === undefined) return { headers };
  return { headers: { 'content-type': 'application/json', ...headers }, payload: JSON.stringify(body) };
}
