import type { Database, Db } from '../db/types';
import type { EventStream } from './EventStream';

/** Returns the ids of those given sessions that are still active. */
export type FindActive = (db: Db, ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** The open streams of this process. Nothing is sent to one whose session has ended. */
export class OpenStreams {
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
