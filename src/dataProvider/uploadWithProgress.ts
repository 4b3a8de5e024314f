import type { Endpoint, ResponseOf } from '../../contract/core/endpoint';
import { type Progress, progress } from '../../contract/core/progress';
import { ApiError, UNREACHABLE } from './ApiError';
import { address } from './address';
import { type CallOptions, fileBody } from './call';
import { http } from './http';

export interface UploadReports {
  /** Receives the share of the file that has been sent, 0 to 1. */
  onSent?: (share: number) => void;
  /** Receives the server's progress in processing the file. */
  onProgress?: (progress: Progress) => void;
}

interface UploadOptions<E extends Endpoint> extends Omit<CallOptions<E>, 'body'>, UploadReports {}

/**
 * Uploads a file in the multipart field `file` to an endpoint that reports its progress. Aborting `signal` makes the server stop and
 * undo the work it has begun.
 *
 * @throws ApiError, or AbortError if `signal` aborts it
 */
export async function uploadWithProgress<E extends Endpoint>(
  endpoint: E,
  file: File,
  { params, query, key, signal, onSent, onProgress }: UploadOptions<E>,
): Promise<ResponseOf<E>> {
  const response = await http<ResponseOf<E>>({
    method: endpoint.method,
    url: address(endpoint, params, query),
    body: fileBody(file),
    signal,
    onProgress: onSent,
    headers: { Accept: 'text/event-stream, application/json', ...(key && { 'Idempotency-Key': key }) },
    text: { onText: text => reportLast(text, onProgress), read: readResponse },
  });
  return response.data;
}

const EVENT = /^event: (\w+)\ndata: (.*)\n\n/gm;

/** Returns the complete events in the stream so far. */
const eventsOf = (text: string) => Array.from(text.matchAll(EVENT), ([, name, data = '']) => ({ name, data }));

function reportLast(text: string, onProgress: UploadReports['onProgress']) {
  const last = eventsOf(text).findLast(({ name }) => name === 'progress');
  const report = progress.safeParse(last && JSON.parse(last.data));
  if (report.success) onProgress?.(report.data);
}

/** Returns the envelope at the end of the stream, or of a plain JSON response; null if a proxy responded instead of the server. */
function readResponse(text: string, contentType: string): unknown {
  if (contentType.startsWith('application/json')) return JSON.parse(text);
  if (!contentType.startsWith('text/event-stream')) return null;
  const response = eventsOf(text).find(({ name }) => name === 'answer');
  // the connection was lost before the final event
  if (!response) throw new ApiError(0, UNREACHABLE);
  return JSON.parse(response.data);
}
