import type { z } from 'zod';
import { requestErrors, serverErrors } from '../../contract/core/errors';
import type { liveMessage } from '../../contract/notification';
import { HttpError } from '../core/HttpError';
import type { Database, Db } from '../db/types';
import { LIVE_CHANNEL, type LiveNews, readNews } from './channel';
import { EventStream } from './EventStream';

/** Tabs share one stream; more than a few for one session is a mistake or mischief. */
export const MOST_STREAMS_PER_SESSION = 5;
const HEARTBEAT_MS = 20_000;

/** The open consoles of this process. */
export interface Live {
  /**
   * Opens a stream for a session: first the unread count, then each change of it, until the session ends.
   *
   * @throws HttpError 429 over {@link MOST_STREAMS_PER_SESSION}, 503 while the server is ending.
   */
  open(of: { user_id: string; session_id: string }): Promise<EventStream>;
  /** Ends every stream: the server is ending. */
  close(): Promise<void>;
}

/** What the streams ask those who own accounts and notifications. */
export interface LiveOptions {
  /** Which of the sessions are not over. */
  livingSessions(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** What a stream of the person says: the unread count now, and the notification that just came. */
  messageOf(db: Db, userId: string, notificationId: string | null): Promise<z.output<typeof liveMessage>>;
  heartbeatMs?: number;
}

/**
 * Streams to browsers, fed by PostgreSQL notifications, so that it does not matter which process told of something. Nothing
 * is sent to a session that has ended: that is looked up before every message and with each heartbeat.
 */
export function openLive(
  database: Database,
  { livingSessions, messageOf, heartbeatMs = HEARTBEAT_MS }: LiveOptions,
): Live {
  const { db } = database;
  const streams = new Set<EventStream>();
  let listening: Promise<() => Promise<void>> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const streamsOf = (userId: string) => [...streams].filter(stream => stream.user_id === userId);
  const end = (ended: Iterable<EventStream>) => {
    for (const stream of ended) stream.finish('session-ended');
  };

  /** Ends the streams whose session is over; the others are still wanted. */
  async function stillLiving(asked: readonly EventStream[]): Promise<EventStream[]> {
    if (asked.length === 0) return [];
    const living = await livingSessions(db, [...new Set(asked.map(stream => stream.session_id))]);
    end(asked.filter(stream => !living.has(stream.session_id)));
    return asked.filter(stream => living.has(stream.session_id));
  }

  async function tell(asked: readonly EventStream[], userId: string, notificationId: string | null) {
    const living = await stillLiving(asked);
    if (living.length === 0) return;
    const message = await messageOf(db, userId, notificationId);
    for (const stream of living) stream.send('notification', message);
  }

  async function hear(news: LiveNews | null) {
    if (news?.what === 'unread') await tell(streamsOf(news.user_id), news.user_id, news.notification_id);
    if (news?.what === 'account') end(streamsOf(news.user_id));
    if (news?.what === 'session') end([...streams].filter(stream => stream.session_id === news.session_id));
  }

  // without the database nothing can be told, and nothing is: the next heartbeat asks again
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

  async function beat() {
    for (const stream of await stillLiving([...streams])) stream.beat();
  }

  async function listen() {
    listening ??= database.listen(LIVE_CHANNEL, payload => quietly(hear(readNews(payload))));
    timer ??= setInterval(() => quietly(beat()), heartbeatMs).unref();
    await listening.catch(error => {
      listening = undefined;
      throw error;
    });
  }

  return {
    async open({ user_id, session_id }) {
      if (closed) throw new HttpError(503, serverErrors.shuttingDown(), { retryAfter: 5 });
      const own = [...streams].filter(stream => stream.session_id === session_id);
      if (own.length >= MOST_STREAMS_PER_SESSION)
        throw new HttpError(429, requestErrors.tooManyTabs(), { retryAfter: 30 });
      const stream = new EventStream(user_id, session_id);
      streams.add(stream);
      stream.once('close', () => streams.delete(stream));
      try {
        // heard before it is counted: nothing falls between
        await listen();
        await tell([stream], user_id, null);
      } catch (error) {
        stream.destroy();
        throw error;
      }
      return stream;
    },
    async close() {
      closed = true;
      clearInterval(timer);
      for (const stream of streams) stream.finish();
      const stop = await listening?.catch(() => undefined);
      await stop?.().catch(() => undefined);
    },
  };
}
