import type { z } from 'zod';
import { requestErrors, serverErrors } from '../../contract/core/errors';
import { LIVE_TOPICS, type LiveTopic, type liveMessage } from '../../contract/notification';
import { HttpError } from '../core/HttpError';
import type { Database, Db } from '../db/types';
import { LIVE_CHANNEL, type LiveNews, readNews } from './channel';
import { EventStream } from './EventStream';

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
  activeSessions: FindActive;
  /** Returns the ids of those given accounts that hold a role, or see the console as it. */
  holders(db: Db, roleId: string, userIds: readonly string[]): Promise<ReadonlySet<string>>;
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
  { activeSessions, holders, messageOf, heartbeatMs = HEARTBEAT_MS }: LiveOptions,
): Live {
  const { db } = database;
  const streams = new OpenStreams(db, activeSessions);
  let listening: Promise<() => Promise<void>> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function notify(candidates: readonly EventStream[], userId: string, notificationId: string | null) {
    const active = await streams.active(candidates);
    if (active.length === 0) return;
    const message = await messageOf(db, userId, notificationId);
    for (const stream of active) stream.send('notification', message);
  }

  async function tellHolders(roleId: string) {
    const ids = streams.userIds;
    if (ids.length === 0) return;
    const held = await holders(db, roleId, ids);
    await streams.send(
      'rights',
      {},
      streams.all.filter(stream => held.has(stream.user_id)),
    );
  }

  async function dispatch(news: LiveNews | null) {
    if (news?.what === 'unread') await notify(streams.ofUser(news.user_id), news.user_id, news.notification_id);
    if (news?.what === 'changed') changes.add(news.topic);
    if (news?.what === 'rights') await streams.send('rights', {}, streams.ofUser(news.user_id));
    if (news?.what === 'role') await tellHolders(news.role_id);
    if (news?.what === 'account') streams.end(streams.ofUser(news.user_id));
    if (news?.what === 'session') streams.end(streams.ofSession(news.session_id));
  }

  /** Recovers from a gap in listening: resends the counts, and announces rights and every list as changed. */
  async function catchUp() {
    await streams.send('rights', {});
    for (const userId of streams.userIds) await notify(streams.ofUser(userId), userId, null);
    for (const topic of LIVE_TOPICS) changes.add(topic);
  }

  // errors are ignored: without the database nothing is sent, and the next heartbeat tries again
  const ignoreErrors = (work: Promise<unknown>) => void work.catch(() => undefined);

  const changes = new GatheredChanges(changed => ignoreErrors(streams.send('change', { changed })));

  async function beat() {
    for (const stream of await streams.active()) stream.beat();
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
      if (streams.ofSession(session_id).length >= MOST_STREAMS_PER_SESSION)
        throw new HttpError(429, requestErrors.tooManyTabs(), { retryAfter: 30 });
      const stream = new EventStream(user_id, session_id);
      streams.add(stream);
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
      for (const stream of streams.all) stream.finish();
      const stop = await listening?.catch(() => undefined);
      await stop?.().catch(() => undefined);
    },
  };
}

/** Changes within this interval are announced once. */
const CHANGES_MS = 1_000;

/** Throttles announcements of changes: at most one per topic and interval. */
class GatheredChanges {
  readonly #due = new Map<LiveTopic, NodeJS.Timeout>();

  constructor(private readonly tell: (topic: LiveTopic) => void) {}

  add(topic: LiveTopic) {
    if (this.#due.has(topic)) return;
    const tell = () => {
      this.#due.delete(topic);
      this.tell(topic);
    };
    this.#due.set(topic, setTimeout(tell, CHANGES_MS).unref());
  }

  clear() {
    for (const waiting of this.#due.values()) clearTimeout(waiting);
    this.#due.clear();
  }
}

/** Returns the ids of those given sessions that are still active. */
type FindActive = (db: Db, ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** The open streams of this process. Nothing is sent to one whose session has ended. */
class OpenStreams {
  readonly #streams = new Set<EventStream>();

  constructor(
    private readonly db: Database['db'],
    private readonly findActive: FindActive,
  ) {}

  /** Keeps a stream until it closes. */
  add(stream: EventStream) {
    this.#streams.add(stream);
    stream.once('close', () => this.#streams.delete(stream));
  }

  get all(): EventStream[] {
    return [...this.#streams];
  }

  get userIds(): string[] {
    return [...new Set(this.all.map(stream => stream.user_id))];
  }

  ofUser = (userId: string) => this.all.filter(stream => stream.user_id === userId);
  ofSession = (sessionId: string) => this.all.filter(stream => stream.session_id === sessionId);

  /** Ends the streams whose session has ended and returns the others. */
  async active(candidates: readonly EventStream[] = this.all): Promise<EventStream[]> {
    if (candidates.length === 0) return [];
    const active = await this.findActive(this.db, [...new Set(candidates.map(stream => stream.session_id))]);
    this.end(candidates.filter(stream => !active.has(stream.session_id)));
    return candidates.filter(stream => active.has(stream.session_id));
  }

  /** Ends streams, saying that their session has ended. */
  end(ended: readonly EventStream[]) {
    for (const stream of ended) stream.finish('session-ended');
  }

  /** Sends an event to those of the streams whose session is active. */
  async send(event: string, data: unknown, candidates?: readonly EventStream[]) {
    for (const stream of await this.active(candidates)) stream.send(event, data);
  }
}
