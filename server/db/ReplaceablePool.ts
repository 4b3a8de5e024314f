import pg from 'pg';
import { FairLock } from './FairLock';
import { isConnectionLost } from './lostConnection';
import { drop, type PostgresWatch } from './PostgresWatch';

/**
 * A pool that can close all its connections for a while (the database is being copied or replaced); callers then wait. Implements the part
 * of `pg.Pool` that `drizzle-orm/node-postgres` uses. The class name must contain "Pool", by which Drizzle tells a pool from a client.
 */
export class ReplaceablePool {
  readonly #lock = new FairLock();
  readonly #clients = new Set<pg.PoolClient>();
  #pool: pg.Pool;

  constructor(
    private readonly config: pg.PoolConfig,
    private readonly watch: PostgresWatch,
    /** Longer than the server's statement timeout, unless that is lifted; a connection silent for longer is considered dead. */
    private readonly mostSilenceMs: number,
    /** Whether statements may stay prepared on a connection. */
    private readonly preparedStatements: boolean,
  ) {
    this.#pool = this.#open();
  }

  query(...query: unknown[]): Promise<pg.QueryResult> {
    return this.#lock.shared(async () => {
      const client = await this.#checkOut();
      try {
        return await (client.query as (...query: unknown[]) => Promise<pg.QueryResult>)(...query);
      } finally {
        client.release();
      }
    });
  }

  connect(): Promise<pg.PoolClient> {
    return this.#lock.shared(() => this.#checkOut());
  }

  /** Runs `work` while this process holds no connection, once running statements and transactions have finished. */
  whileEmpty(work: () => Promise<void>): Promise<void> {
    return this.#lock.exclusive(async () => {
      await this.#pool.end();
      try {
        await work();
      } finally {
        this.#pool = this.#open();
      }
    });
  }

  /**
   * Breaks every connection, failing whatever waits on one. Connections still being opened are left to time out in the old pool, which is
   * ending.
   */
  cut() {
    const pool = this.#pool;
    this.#pool = this.#open();
    for (const client of this.#clients) drop(client);
    void pool.end().catch(() => {});
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  async #checkOut(): Promise<pg.PoolClient> {
    let connecting: Promise<pg.PoolClient> | undefined;
    try {
      const client = await this.watch.during(() => {
        connecting = this.#pool.connect();
        return connecting;
      });
      return releasedOnce(client);
    } catch (error) {
      // the wait ended, perhaps before the connection was open
      connecting?.then(
        client => client.release(),
        () => {},
      );
      throw error;
    }
  }

  #open() {
    const pool = new pg.Pool(this.config);
    // the pool replaces a broken idle connection; an unhandled `error` event would end the process
    pool.on('error', () => this.watch.ask());
    pool.on('connect', client => {
      this.#clients.add(client);
      client.once('end', () => this.#clients.delete(client));
      // the pool handles errors of idle connections only
      client.on('error', () => this.watch.ask());
      this.#lookAfter(client);
    });
    return pool;
  }

  /** Puts each query under the watch, and drops the connection when no response is to be expected. */
  #lookAfter(client: pg.PoolClient) {
    // looked up at each call, since tests spy on it
    const query = (...given: unknown[]) =>
      pg.Client.prototype.query.apply(client, given as never) as unknown as Promise<pg.QueryResult>;
    const limit = new TimeoutOverride();
    const watched = async (statement: unknown, ...values: unknown[]) => {
      const given = [this.preparedStatements ? statement : withoutName(statement), ...values];
      limit.hear(textOf(statement));
      const silence = limit.isLifted ? undefined : setTimeout(() => drop(client), this.mostSilenceMs);
      try {
        return await this.watch.during(() => query(...given));
      } catch (error) {
        if (isConnectionLost(error)) drop(client);
        throw error;
      } finally {
        clearTimeout(silence);
      }
    };
    Object.assign(client, { query: watched });
  }
}

/** Removes a statement's name, so that it is sent in full each time: `pg` prepares any named statement. */
function withoutName(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null) return statement;
  return { ...statement, name: undefined };
}

/**
 * Returns a broken connection to the pool at once: Drizzle does not release one on which `begin` failed, and a pool full of those would
 * never hand out a connection again.
 */
function releasedOnce(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  let released = false;
  const releaseOnce = (error?: Error | boolean) => {
    if (released) return;
    released = true;
    client.off('end', giveUp);
    release(error);
  };
  const giveUp = () => releaseOnce(true);
  client.once('end', giveUp);
  return Object.assign(client, { release: releaseOnce });
}

const LIFTED = /^\s*set (local )?statement_timeout = 0/i;
const RESET = /^\s*reset statement_timeout/i;
const TRANSACTION_OVER = /^\s*(commit|rollback(?! to))/i;

/** Tracks whether the statement timeout of a connection is lifted, by the statements sent on it. */
class TimeoutOverride {
  #forSession = false;
  #forTransaction = false;

  get isLifted(): boolean {
    return this.#forSession || this.#forTransaction;
  }

  /** Observes a statement before it is sent. */
  hear(statement: string): void {
    const lifted = LIFTED.exec(statement);
    if (lifted?.[1]) this.#forTransaction = true;
    else if (lifted) this.#forSession = true;
    else if (RESET.test(statement)) this.#forSession = false;
    else if (TRANSACTION_OVER.test(statement)) this.#forTransaction = false;
  }
}

/** Returns the SQL text of an argument to a connection's `query`. */
export const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: string }).text ?? '');
