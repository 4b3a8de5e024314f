import { ApiError, toApiError, UNREACHABLE } from './ApiError';
import { renewSession, sessionMark } from './renewSession';
import { expireSession } from './sessionExpiry';

export interface DownloadProgress {
  /** How many rows come in all, where the server says so. */
  rows: number | null;
  bytes: number;
}

/**
 * Fetches a file that the server writes while it is read, and tells how far it is. Throws ApiError, or AbortError where `signal`
 * called it off.
 */
export async function streamDownload(
  url: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: DownloadProgress) => void },
): Promise<{ file: Blob; name: string }> {
  const response = await opened(url, signal);
  const header = (name: string) => response.headers.get(name) ?? undefined;
  if (!response.ok) throw toApiError(response.status, await response.json().catch(() => null), header);
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

async function opened(url: string, signal: AbortSignal): Promise<Response> {
  const ask = () =>
    fetch(url, { signal }).catch(error => Promise.reject(signal.aborted ? error : new ApiError(0, UNREACHABLE)));
  const mark = sessionMark();
  let response = await ask();
  if (response.status === 401) {
    if (await renewSession(mark)) response = await ask();
    if (response.status === 401) expireSession();
  }
  return response;
}
