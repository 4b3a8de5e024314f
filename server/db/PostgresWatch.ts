import pg from 'pg';
import { CONNECTION_LOST, DatabaseError } from './DatabaseError';
import { isConnectionLost } from './lostConnection';

/** A statement that takes longer makes us ask whether the database still answers. */
const PATIENCE_MS = 2_000;
/** How long the answer to that may take. */
const ANSWER_MS = 3_000;
/**
 * Between two questions while the database is away. They overlap: one that hangs must not hide that it is back. A pooler between us asks
 * at intervals of its own, and both together must notice within two seconds.
 */
const AGAIN_MS = 500;

interface WatchOptions {
  connection: pg.ClientConfig;
  /** Whether a server that only reads serves as well: a replica does. */
  mayOnlyRead?: boolean;
  /** The database stopped answering: whatever waits for it waits in vain. */
  onAway(reason: Error): void;
  onBack(): void;
}

/**
 * Knows whether PostgreSQL answers. It asks, on a connection of its own, when a connection broke or a statement takes long: a
 * paused server and a cut network send neither an answer nor an error. While the database is away, work is refused at once.
 */
export class PostgresWatch {
  readonly #options: WatchOptions;
  #away: Error | undefined;
  #asking: Promise<void> | undefined;
  #again: NodeJS.Timeout | undefined;
  #paused = false;
  readonly #waiting = new Set<(reason: Error) => void>();

  constructor(options: WatchOptions) {
    this.#options = options;
  }

  /** Waits for the database, no longer than it answers. @throws DatabaseError `57P01` while it is away */
  async during<T>(start: () => Promise<T>): Promise<T> {
    if (this.#away) throw away(this.#away);
    let refuse: (reason: Error) => void = () => {};
    const impatience = setInterval(() => this.ask(), PATIENCE_MS);
    try {
      // less work than a race of two promises, and this is done twice for each statement
      return await new Promise<T>((resolve, reject) => {
        refuse = reject;
        this.#waiting.add(refuse);
        start().then(resolve, reject);
      });
    } catch (error) {
      if (isConnectionLost(error)) this.ask();
      throw error;
    } finally {
      clearInterval(impatience);
      this.#waiting.delete(refuse);
    }
  }

  /** Finds out whether the database answers, unless that is under way or known. */
  ask() {
    if (this.#paused || this.#away || this.#asking) return;
    this.#asking = this.#answer().then(reason => {
      this.#asking = undefined;
      if (reason && !this.#paused) this.#leave(reason);
    });
  }

  /** Resolves once no connection of the watch is open; none is opened until `resume`. */
  async pause(): Promise<void> {
    this.#paused = true;
    clearInterval(this.#again);
    await this.#asking;
  }

  resume() {
    this.#paused = false;
    if (this.#away) this.#askAgain();
  }

  #leave(reason: Error) {
    this.#away = reason;
    this.#options.onAway(reason);
    for (const refuse of this.#waiting) refuse(away(reason));
    this.#askAgain();
  }

  #askAgain() {
    clearInterval(this.#again);
    this.#again = setInterval(async () => {
      const reason = await this.#answer();
      if (reason || !this.#away || this.#paused) return;
      clearInterval(this.#again);
      this.#away = undefined;
      this.#options.onBack();
    }, AGAIN_MS);
    this.#again.unref();
  }

  /** Why the database does not answer; undefined when it does, be it with a refusal such as too many connections. */
  async #answer(): Promise<Error | undefined> {
    const client = new pg.Client(this.#options.connection);
    // what happens to the connection after the verdict is of no interest
    client.on('error', () => {});
    try {
      const answer = this.#options.mayOnlyRead ? client.connect().then(() => undefined) : standby(client);
      return await Promise.race([answer, silence()]);
    } catch (error) {
      return isConnectionLost(error) ? (error as Error) : undefined;
    } finally {
      drop(client);
    }
  }
}

async function standby(client: pg.Client): Promise<Error | undefined> {
  await client.connect();
  const { rows } = await client.query<{ pg_is_in_recovery: boolean }>('select pg_is_in_recovery()');
  return rows[0]?.pg_is_in_recovery ? new Error('The server is a standby: it only reads') : undefined;
}

const silence = () =>
  new Promise<Error>(resolve => {
    setTimeout(() => resolve(new Error(`No answer within ${ANSWER_MS} ms`)), ANSWER_MS).unref();
  });

const away = ({ message }: Error) =>
  new DatabaseError({ message: `The database is away: ${message}`, code: CONNECTION_LOST });

/** Closes the socket without a goodbye, which nobody may be there to hear. */
export function drop(client: pg.ClientBase) {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
