import type { BodyInput, Endpoint, Method, ParamsOf, ResponseOf } from '../../contract/core/endpoint';
import { ApiError, NOT_OFFERED } from './ApiError';
import { address } from './address';
import type { Query } from './endpointMap';
import { http } from './http';
import { isOffered } from './isOffered';

export interface CallOptions<E extends Endpoint> {
  params?: ParamsOf<E>;
  query?: Query;
  body?: BodyInput<E>;
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`, so that a retry after a lost response is not executed twice. */
  key?: string | undefined;
}

const keyed = (key: string | undefined) => key && { headers: { 'Idempotency-Key': key } };

/** Calls that a provider always answers: reads, those that only ask, and the console's own. */
type Answered = `GET ${string}` | 'POST /v1/cms/order/point' | `${Method} /api/console/${string}`;

/** `data` of a call's response; a provider may answer a write with nothing but its success. */
export type DataOf<E extends Endpoint> = E extends Endpoint<Answered> ? ResponseOf<E> : ResponseOf<E> | null;

/** Calls an endpoint of the contract and resolves to the response's `data`. @throws ApiError */
export async function call<E extends Endpoint>(
  endpoint: E,
  { params, query, body, signal, key }: CallOptions<E> = {},
): Promise<DataOf<E>> {
  if (!isOffered(endpoint)) throw new ApiError(404, NOT_OFFERED);
  const response = await http<DataOf<E>>({
    method: endpoint.method,
    url: address(endpoint, params, query),
    body,
    signal,
    ...keyed(key),
  });
  return response.data;
}

/** Returns the multipart body of an upload. */
export function fileBody(file: File | Blob): FormData {
  const body = new FormData();
  body.append('file', file, file instanceof File ? file.name : 'file');
  return body;
}

/**
 * Downloads a file from an endpoint of the contract, sending `file` if the download is made from one. The name comes from the
 * response header.
 * @throws ApiError
 */
export async function download<E extends Endpoint>(
  endpoint: E,
  { params, query, body, file, signal }: CallOptions<E> & { file?: File } = {},
): Promise<{ file: Blob; name: string }> {
  const response = await http<Blob>({
    method: endpoint.method,
    url: address(endpoint, params, query),
    body: file ? fileBody(file) : body,
    signal,
    responseType: 'blob',
  });
  const disposition = response.header('content-disposition') ?? '';
  const name = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1] ?? /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  return { file: response.data, name: name ? decodeURIComponent(name) : 'unduhan' };
}

/** Uploads a file in the multipart field `file`; `onProgress` receives the share sent, 0 to 1. @throws ApiError */
export async function upload<E extends Endpoint>(
  endpoint: E,
  file: File | Blob,
  { onProgress, ...options }: Omit<CallOptions<E>, 'body'> & { onProgress?: (share: number) => void } = {},
): Promise<ResponseOf<E>> {
  const response = await http<ResponseOf<E>>({
    method: endpoint.method,
    url: address(endpoint, options.params, options.query),
    body: fileBody(file),
    signal: options.signal,
    onProgress,
    ...keyed(options.key),
  });
  return response.data;
}
