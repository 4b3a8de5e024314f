import { type AxiosProgressEvent, type AxiosResponse, isAxiosError, isCancel } from 'axios';
import type { Method } from '../../contract/core/endpoint';
import { readClock } from '../../contract/core/now';
import type { Envelope } from '../../contract/core/response';
import { isJson, responseStatus } from '../../contract/core/responseStatus';
import { noteAnswered } from '../browser/reachability';
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
  /** Share of an upload that has been sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  responseType?: 'json' | 'blob';
  /** For a streamed response: `onText` receives the text so far, `read` parses the complete text. */
  text?: { onText: (text: string) => void; read: (text: string, contentType: string) => unknown };
  /** Milliseconds; none by default for uploads and downloads. */
  timeout?: number;
  /**
   * What a 401 means: the end of the session unless it can be renewed (`required`), or an ordinary error (`none`), for
   * calls that create or end a session.
   */
  session?: 'required' | 'none';
}

export type HttpAnswer<Data> = Envelope<Data> & { header: (name: string) => string | undefined };

/**
 * Makes a call and resolves to its envelope. Any error throws an ApiError, including one reported only by the body's `code`
 * (point 7). A 401 renews the session, once for all calls and tabs, and repeats the call; if that fails, 'Sesi Berakhir'
 * opens.
 */
export async function http<Data = unknown>(call: HttpCall): Promise<HttpAnswer<Data>> {
  const mark = sessionMark();
  let response = await send(call);
  if (statusOf(response) === 401 && call.session !== 'none') {
    if (await renewSession(mark)) response = await send(call);
    if (statusOf(response) === 401) expireSession(response.data);
  }
  return accept<Data>(response);
}

async function send(call: HttpCall) {
  const { method, url, body, headers, signal, onProgress, responseType = 'json', text, timeout } = call;
  const file = body instanceof FormData || responseType === 'blob';
  const takeTime = readClock();
  try {
    const response = await client.request<unknown>({
      method,
      url,
      responseType: text ? 'text' : responseType,
      ...(body !== undefined && { data: body }),
      ...(headers && { headers }),
      ...(signal && { signal }),
      ...(timeout !== undefined ? { timeout } : file && { timeout: 0 }),
      ...(onProgress && {
        onUploadProgress: ({ progress }: AxiosProgressEvent) => progress !== undefined && onProgress(progress),
      }),
      ...(text && {
        transformResponse: (whole: string) => whole,
        onDownloadProgress: ({ event }: AxiosProgressEvent) => text.onText(event?.target?.responseText ?? ''),
      }),
    });
    noteAnswered(true);
    // a cached response has an old date
    if (response.headers['cache-control'] === 'no-store') takeTime(Date.parse(String(response.headers.date)));
    if (response.data instanceof Blob) response.data = await fileOrError(response.status, response.data);
    if (text) response.data = text.read(String(response.data), String(response.headers['content-type']));
    return response;
  } catch (error) {
    // an AbortError, as fetch throws, so that react-query treats the call as cancelled rather than failed
    if (isCancel(error)) throw new DOMException('The call was cancelled.', 'AbortError');
    if (!isAxiosError(error)) throw error;
    noteAnswered(false);
    throw new ApiError(0, UNREACHABLE);
  }
}

const headerOf = (response: AxiosResponse) => (name: string) => response.headers[name] as string | undefined;

const statusOf = ({ status, data }: AxiosResponse<unknown>) => responseStatus(status, data);

async function accept<Data>(response: AxiosResponse<unknown>): Promise<HttpAnswer<Data>> {
  const status = statusOf(response);
  const header = headerOf(response);
  noteBuild(header);
  const { data } = response;
  if (status >= 400) throw toApiError(status, data, header);
  if (data instanceof Blob) return { code: status, message: '', data: data as Data, header };
  const { message, data: inner } = isEnvelope<Data>(data) ? data : { message: '', data: data as Data };
  return { code: status, message, data: inner, header };
}

/** the simple-REST dialect responds with the bare record or rows */
const isEnvelope = <Data>(body: unknown): body is Envelope<Data> =>
  typeof body === 'object' && body !== null && 'code' in body && 'data' in body;

/** Returns the file, or the parsed error if the server sent JSON in its place. */
async function fileOrError(status: number, file: Blob): Promise<unknown> {
  if (status < 400 && !isJson(file.type)) return file;
  const json = await file
    .text()
    .then(JSON.parse)
    .catch(() => null);
  return responseStatus(status, json) >= 400 ? json : file;
}
