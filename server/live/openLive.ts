import type { z } from 'zod';
import { requestErrors, serverErrors } from '../../contract/core/errors';
import { LIVE_TOPICS, type LiveTopic, type liveMessage } from '../../contract/notification';
import { HttpError } from '../core/HttpError';
import type { Database, Db } from '../db/types';
import { LIVE_CHANNEL, type LiveNews, readNews } from './channel';
import { EventStream } from './EventStream';
import { GatheredChanges } from './GatheredChanges';

/** Tabs share one stream; more than a few per session are a bug or abuse. */
export const MOST_STREAMS_PER_SESSION = 5;
const HEARTBEAT_MS = 20_000;

/** The open consoles of this process. */
export interface Live {
  /**
   * Opens a stream for a session: first the unread count, then every change to it until the session ends.
   * @throws HttpError 429 over {@link MOST_STREAMS_PER_SESSION}, 503 while the server is closing
   */
  open(of: { user_id: string; session_id: string }): Promise<EventStream>;
  /** Ends every stream before the server closes. */
  close(): Promise<void>;
}

/** Queries of the domains that own accounts and notifications. */
export interface LiveOptions {
  /** Returns the ids of those given sessions that are still active. */
  activeSessions(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Builds the message for a person: the current unread count, and the new notification. */
  messageOf(db: Db, userId: string, notificationId: string | null): Promise<z.output<typeof liveMessage>>;
  heartbeatMs?: number;
}

/**
 * Opens the streams to browsers, fed by PostgreSQL notifications, so that any process can send. Sessions are checked before every message
 * and with each heartbeat: nothing is sent to one that has ended.
 */
export function openLive(
  database: Database,
  { activeSessions, messageOf, heartbeatMs = HEARTBEAT_MS }: LiveOptions,
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

  /** Ends the streams whose session has ended and returns the others. */
  async function withoutEnded(candidates: readonly EventStream[]): Promise<EventStream[]> {
    if (candidates.length === 0) return [];
    const active = await activeSessions(db, [...new Set(candidates.map(stream => stream.session_id))]);
    end(candidates.filter(stream => !active.has(stream.session_id)));
    return candidates.filter(stream => active.has(stream.session_id));
  }

  async function notify(candidates: readonly EventStream[], userId: string, notificationId: string | null) {
    const active = await withoutEnded(candidates);
    if (active.length === 0) return;
    const message = await messageOf(db, userId, notificationId);
    for (const stream of active) stream.send('notification', message);
  }

  async function dispatch(news: LiveNews | null) {
    if (news?.what === 'unread') await notify(streamsOf(news.user_id), news.user_id, news.notification_id);
    if (news?.what === 'changed') changes.add(news.topic);
    if (news?.what === 'account') end(streamsOf(news.user_id));
    if (news?.what === 'session') end([...streams].filter(stream => stream.session_id === news.session_id));
  }

  /** Recovers from a gap in listening: resends the counts, and announces every list as changed. */
  async function catchUp() {
    const active = await withoutEnded([...streams]);
    for (const userId of new Set(active.map(stream => stream.user_id))) await notify(streamsOf(userId), userId, null);
    for (const topic of LIVE_TOPICS) changes.add(topic);
  }

  // errors are ignored: without the database nothing is sent, and the next heartbeat tries again
  const ignoreErrors = (work: Promise<unknown>) => void work.catch(() => undefined);

  const changes = new GatheredChanges(topic => ignoreErrors(tellChange(topic)));

  async function tellChange(changed: LiveTopic) {
    for (const stream of await withoutEnded([...streams])) stream.send('change', { changed });
  }

  async function beat() {
    for (const stream of await withoutEnded([...streams])) stream.beat();
  }

  async function listen() {
    listening ??= database.listen(
      LIVE_CHANNEL,
      payload => ignoreErrors(dispatch(readNews(payload))),
      () => ignoreErrors(catchUp()),
    );
    timer ??= setInterval(() => ignoreErrors(beat()), heartbeatMs).unref();
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
        // subscribe before the first count, so that no change is missed
        await listen();
        await notify([stream], user_id, null);
      } catch (error) {
        stream.destroy();
        throw error;
      }
      return stream;
    },
    async close() {
      closed = true;
      clearInterval(timer);
      changes.clear();
      for (const stream of streams) stream.finish();
      const stop = await listening?.catch(() => undefined);
      await stop?.().catch(() => undefined);
    },
  };
}
