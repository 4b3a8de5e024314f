import type { z } from 'zod';
import { type LiveRights, type liveChange, type liveMessage, notificationApi } from '../../contract/notification';
import { isEndingSession } from '../authProvider/endingSession';
import { noteAnswered } from '../browser/reachability';
import { ApiError } from '../dataProvider/ApiError';
import { call } from '../dataProvider/call';
import { isOffered } from '../dataProvider/isOffered';

export type LiveMessage = z.output<typeof liveMessage> | z.output<typeof liveChange> | LiveRights;

const FIRST_WAIT_MS = 3_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Opens the server's event stream, reconnecting with increasing delays. Each attempt first fetches the unread count, which renews the
 * session if possible; if it has expired, that opens 'Sesi Berakhir' and the stream stops.
 * @returns a function that closes it
 */
export function openLiveStream(hear: (message: LiveMessage) => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  let wait = FIRST_WAIT_MS;

  const connect = () => {
    if (closed) return;
    // without an event stream, poll the count at increasing intervals
    if (!isOffered(notificationApi.live)) return again();
    source = new EventSource(notificationApi.live.path);
    source.addEventListener('notification', event => {
      wait = FIRST_WAIT_MS;
      hear(JSON.parse((event as MessageEvent<string>).data) as LiveMessage);
    });
    source.addEventListener('change', event => {
      hear(JSON.parse((event as MessageEvent<string>).data) as LiveMessage);
    });
    source.addEventListener('rights', () => hear({ rights: true }));
    source.addEventListener('session-ended', () => {
      if (isEndingSession()) return source?.close();
      // at once, for the answer says why
      wait = 0;
      again();
    });
    source.addEventListener('error', () => {
      noteAnswered(false);
      again();
    });
  };

  const again = () => {
    // the browser's own reconnect would neither renew the session nor notice its end
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
    wait = Math.min(wait * 2 || FIRST_WAIT_MS, LONGEST_WAIT_MS);
  };

  connect();
  return () => {
    closed = true;
    clearTimeout(timer);
    source?.close();
  };
}

/** Spreads the reconnects of all consoles after a restart. */
const jitter = () => 0.75 + Math.random() / 2;
