import { type AxiosProgressEvent, type AxiosResponse, isAxiosError, isCancel } from 'axios';
import type { Envelope } from '../../contract/core/answer';
import type { Method } from '../../contract/core/endpoint';
import { ApiError, toApiError, UNREACHABLE } from './ApiError';
import { client } from './client';
import { noteBuild } from './newVersion';
import { renewSession, sessionMark } from './renewSession';
import { expireSession } from './sessionExpiry';

export interface HttpCall {
  method: Method;
  url: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Share of an upload that has left, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  responseType?: 'json' | 'blob';
  /** Milliseconds; uploads and downloads have none unless given. */
  timeout?: number;
  /**
   * What a 401 means: the end of the session (`required`); nobody there, once a renewal was refused (`wanted`); or an answer like
   * any other (`none`), for the calls that make or end a session.
   */
  session?: 'required' | 'wanted' | 'none';
}

export type HttpAnswer<Data> = Envelope<Data> & { header: (name: string) => string | undefined };

/**
 * Makes a call and gives its envelope; throws ApiError for every refusal, also where only the body's `code` says so (point 7).
 * A 401 renews the session once, however many calls and tabs meet it, and repeats the call; refused, it opens 'Sesi Berakhir'.
 */
export async function http<Data = unknown>(call: HttpCall): Promise<HttpAnswer<Data>> {
  const mark = sessionMark();
  let response = await send(call);
  if (statusOf(response) === 401 && call.session !== 'none') {
    if (await renewSession(mark)) response = await send(call);
    if (statusOf(response) === 401 && call.session !== 'wanted') expireSession();
  }
  return accept<Data>(response);
}

async function send({ method, url, body, headers, signal, onProgress, responseType = 'json', timeout }: HttpCall) {
  const file = body instanceof FormData || responseType === 'blob';
  try {
    return await client.request<unknown>({
      method,
      url,
      responseType,
      ...(body !== undefined && { data: body }),
      ...(headers && { headers }),
      ...(signal && { signal }),
      ...(timeout !== undefined ? { timeout } : file && { timeout: 0 }),
      ...(onProgress && {
        onUploadProgress: ({ progress }: AxiosProgressEvent) => progress !== undefined && onProgress(progress),
      }),
    });
  } catch (error) {
    // As fetch does, so that react-query sees a cancelled query and not a failed one.
    if (isCancel(error)) throw new DOMException('The call was cancelled.', 'AbortError');
    throw isAxiosError(error) ? new ApiError(0, UNREACHABLE) : error;
  }
}

const headerOf = (response: AxiosResponse) => (name: string) => response.headers[name] as string | undefined;

/** The HTTP status, or the body's `code` where the body refuses what the status let pass. */
function statusOf({ status, data }: AxiosResponse<unknown>): number {
  const code =
    typeof data === 'object' && data !== null ? Number((data as Partial<Envelope<unknown>>).code) : Number.NaN;
  return status < 400 && code >= 400 ? code : status;
}

async function accept<Data>(response: AxiosResponse<unknown>): Promise<HttpAnswer<Data>> {
  const status = statusOf(response);
  const header = headerOf(response);
  noteBuild(header);
  const data = status >= 400 && response.data instanceof Blob ? await readJson(response.data) : response.data;
  if (status >= 400) throw toApiError(status, data, header);
  if (data instanceof Blob) return { code: status, message: '', data: data as Data, header };
  const { message, data: inner } = isEnvelope<Data>(data) ? data : { message: '', data: data as Data };
  return { code: status, message, data: inner, header };
}

/** The simple-REST dialect answers with the bare record or rows. */
const isEnvelope = <Data>(body: unknown): body is Envelope<Data> =>
  typeof body === 'object' && body !== null && 'code' in body && 'data' in body;

/** A refused download carries the JSON of the refusal in its blob. */
async function readJson(blob: Blob): Promise<unknown> {
  try {
    return JSON.parse(await blob.text());
  } catch {
    return null;
  }
}
