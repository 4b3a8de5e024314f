import type { z } from 'zod';
import { type liveMessage, notificationApi } from '../../contract/notification';
import { ApiError } from '../dataProvider/ApiError';
import { call } from '../dataProvider/call';

export type LiveMessage = z.output<typeof liveMessage>;

const FIRST_WAIT_MS = 3_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * The server's live stream, opened again with growing waits after every break. Before each new try the unread count is asked: that
 * renews the session where it can be, opens 'Sesi Berakhir' where it has ended, and ends the stream with it.
 *
 * @returns how to close it
 */
export function openLiveStream(hear: (message: LiveMessage) => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  let wait = FIRST_WAIT_MS;

  const connect = () => {
    if (closed) return;
    source = new EventSource(notificationApi.live.path);
    source.addEventListener('notification', event => {
      wait = FIRST_WAIT_MS;
      hear(JSON.parse((event as MessageEvent<string>).data) as LiveMessage);
    });
    source.addEventListener('session-ended', again);
    source.addEventListener('error', again);
  };

  const again = () => {
    // The browser's own tries know neither of a session that can be renewed nor of one that is over.
    source?.close();
    clearTimeout(timer);
    timer = setTimeout(async () => {
      try {
        const { count } = await call(notificationApi.count);
        if (!closed) hear({ unread: count, notification: null });
        connect();
      } catch (error) {
        if (closed || (error instanceof ApiError && (error.status === 401 || error.status === 403))) return;
        again();
      }
    }, wait * jitter());
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };

  connect();
  return () => {
    closed = true;
    clearTimeout(timer);
    source?.close();
  };
}

/** So that not every console comes back in the same moment after a restart. */
const jitter = () => 0.75 + Math.random() / 2;
