import type { FastifyReply } from 'fastify';
import type { Endpoint } from '../../contract/core/endpoint';
import { serverErrors } from '../../contract/core/errors';
import { HttpError } from '../core/HttpError';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Longer than a wait for a connection and a statement together, shorter than the patience of proxies (`deploy/nginx.conf`). */
const CALL_MS = 60 * SECOND;
/** A spreadsheet whose progress its uploader sees. */
const PROGRESS_MS = 10 * MINUTE;
/** A file of 500,000 rows over a slow connection. */
const DOWNLOAD_MS = 30 * MINUTE;
/** Live events; the console reconnects. */
const STREAM_MS = 24 * 60 * MINUTE;

/** Milliseconds that a call may take, up to the last byte of its response. */
export function timeLimitOf({ upload, download }: Pick<Endpoint, 'upload' | 'download'>): number {
  if (isEndless({ download })) return STREAM_MS;
  if (download) return DOWNLOAD_MS;
  return upload?.progress ? PROGRESS_MS : CALL_MS;
}

/** Whether the response is a stream of events. */
export const isEndless = ({ download }: Pick<Endpoint, 'download'>): boolean =>
  download?.includes('text/event-stream') ?? false;

/** A handler's time. */
export interface TimeLimit {
  /** Aborted with the error to respond with when the time is over. */
  signal: AbortSignal;
  /** Settles like the work, or rejects when the time is over; the work itself ends at its next statement or look at the signal. */
  within<Result>(work: Promise<Result>): Promise<Result>;
  /** Call it when the response has ended. */
  end(): void;
}

/**
 * Starts a handler's time. A response still being sent when it is over is cut off, except the progress of an upload, which ends with the
 * error. Fastify's own `handlerTimeout` stops
 * counting once a body has been read.
 */
export function startTimeLimit({ raw }: FastifyReply, ms: number, isFile: boolean): TimeLimit {
  const controller = new AbortController();
  const { signal } = controller;
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  over.catch(() => undefined);
  let working = 0;
  const timer = setTimeout(() => {
    controller.abort(new HttpError(503, serverErrors.handlerTimeout()));
    if (raw.headersSent && (isFile || working === 0)) raw.destroy();
  }, ms).unref();
  return {
    signal,
    async within(work) {
      working += 1;
      try {
        return await Promise.race([work, over]);
      } finally {
        working -= 1;
      }
    },
    end: () => clearTimeout(timer),
  };
}
