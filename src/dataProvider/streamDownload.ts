import { isJson, responseStatus } from '../../contract/core/responseStatus';
import { ApiError, toApiError, UNREACHABLE } from './ApiError';
import { renewSession, sessionMark } from './renewSession';
import { expireSession } from './sessionExpiry';

export interface DownloadProgress {
  /** Total number of rows; null if the server does not send it. */
  rows: number | null;
  bytes: number;
}

/** Downloads a streamed file and reports progress. @throws ApiError, or AbortError if `signal` aborts it */
export async function streamDownload(
  url: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: DownloadProgress) => void },
): Promise<{ file: Blob; name: string }> {
  const { response, status, body } = await opened(url, signal);
  const header = (name: string) => response.headers.get(name) ?? undefined;
  if (status >= 400) throw toApiError(status, body, header);
  const rows = header('x-total-rows') === undefined ? null : Number(header('x-total-rows'));
  const parts: BlobPart[] = [];
  let bytes = 0;
  onProgress({ rows, bytes });
  try {
    const reader = response.body?.getReader();
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      parts.push(next.value);
      bytes += next.value.byteLength;
      onProgress({ rows, bytes });
    }
  } catch (error) {
    throw signal.aborted ? error : new ApiError(0, UNREACHABLE);
  }
  const disposition = header('content-disposition') ?? '';
  const name = /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? 'unduhan';
  return { file: new Blob(parts, { type: header('content-type') ?? '' }), name };
}

interface Opened {
  response: Response;
  status: number;
  /** The JSON sent in place of a file. */
  body: unknown;
}

async function opened(url: string, signal: AbortSignal): Promise<Opened> {
  const mark = sessionMark();
  let answer = await ask(url, signal);
  if (answer.status === 401) {
    if (await renewSession(mark)) answer = await ask(url, signal);
    if (answer.status === 401) expireSession(answer.body);
  }
  return answer;
}

async function ask(url: string, signal: AbortSignal): Promise<Opened> {
  try {
    const response = await fetch(url, { signal });
    const mayTell = !response.ok || isJson(response.headers.get('content-type') ?? '');
    const body: unknown = mayTell
      ? await response
          .clone()
          .json()
          .catch(() => null)
      : null;
    return { response, status: responseStatus(response.status, body), body };
  } catch (error) {
    throw signal.aborted ? error : new ApiError(0, UNREACHABLE);
  }
}
