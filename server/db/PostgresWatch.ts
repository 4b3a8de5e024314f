import pg from 'pg';
import { CONNECTION_LOST, DatabaseError } from './DatabaseError';
import { isConnectionLost } from './lostConnection';

/** A statement that takes longer triggers a check of whether the database still responds. */
const PATIENCE_MS = 2_000;
/** Timeout of that check. */
const ANSWER_MS = 3_000;
/**
 * Interval between two checks while the database is away. They overlap, so that one that hangs does not hide the recovery. A pooler in
 * between checks at intervals of its own, and both together must notice within two seconds.
 */
const AGAIN_MS = 500;

interface WatchOptions {
  connection: pg.ClientConfig;
  /** Whether a read-only server is accepted, as for a replica. */
  mayOnlyRead?: boolean;
  /** Called when the database stops responding: everything waiting for it waits in vain. */
  onAway(reason: Error): void;
  onBack(): void;
}

/**
 * Knows whether PostgreSQL responds. It checks, on a connection of its own, when a connection breaks or a statement takes long: a paused
 * server or a cut network sends neither a response nor an error. While the database is away, work is refused at once.
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

  /** Runs work on the database, and stops waiting for it once the database is away. @throws DatabaseError `57P01` while it is away */
  async during<T>(start: () => Promise<T>): Promise<T> {
    if (this.#away) throw away(this.#away);
    let refuse: (reason: Error) => void = () => {};
    const impatience = setInterval(() => this.ask(), PATIENCE_MS);
    try {
      // cheaper than a race of two promises, and this runs twice per statement
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

  /** Checks whether the database responds, unless a check is running or it is known to be away. */
  ask() {
    if (this.#paused || this.#away || this.#asking) return;
    this.#asking = this.#answer().then(reason => {
      this.#asking = undefined;
      if (reason && !this.#paused) this.#leave(reason);
    });
  }

  /** Stops the watch; resolves once it has no open connection. None is opened until `resume`. */
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

  /** Returns why the database does not respond; undefined if it does, even with a refusal such as too many connections. */
  async #answer(): Promise<Error | undefined> {
    const client = new pg.Client(this.#options.connection);
    // errors of the connection after the verdict do not matter
    client.on('error', () => {});
    try {
      const response = this.#options.mayOnlyRead ? client.connect().then(() => undefined) : standby(client);
      return await Promise.race([response, silence()]);
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
  return rows[0]?.pg_is_in_recovery ? new Error('The server is a standby: it is read-only') : undefined;
}

const silence = () =>
  new Promise<Error>(resolve => {
    setTimeout(() => resolve(new Error(`No response within ${ANSWER_MS} ms`)), ANSWER_MS).unref();
  });

const away = ({ message }: Error) =>
  new DatabaseError({ message: `The database is unreachable: ${message}`, code: CONNECTION_LOST });

/** Closes the socket without the protocol's termination message, which the server may no longer be there to receive. */
export function drop(client: pg.ClientBase) {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
