import pg from 'pg';
import { LiftedLimit } from './LiftedLimit';
import { isConnectionLost } from './lostConnection';
import { drop, type PostgresWatch } from './PostgresWatch';
import { Turnstile } from './Turnstile';
import { textOf } from './textOf';

/**
 * A pool that can close all its connections for a while (the database is being copied or replaced); callers then
 * wait. Implements the part of `pg.Pool` that `drizzle-orm/node-postgres` uses. The class name must contain "Pool":
 * Drizzle tells a pool from a client by it.
 */
export class ReplaceablePool {
  readonly #turnstile = new Turnstile();
  readonly #clients = new Set<pg.PoolClient>();
  #pool: pg.Pool;

  constructor(
    private readonly config: pg.PoolConfig,
    private readonly watch: PostgresWatch,
    /** The server ends a statement before, unless that limit is lifted; a connection that is silent for longer leads nowhere. */
    private readonly mostSilenceMs: number,
    /** Whether a connection may keep what was prepared on it. */
    private readonly preparedStatements: boolean,
  ) {
    this.#pool = this.#open();
  }

  query(...query: unknown[]): Promise<pg.QueryResult> {
    return this.#turnstile.shared(async () => {
      const client = await this.#checkOut();
      try {
        return await (client.query as (...query: unknown[]) => Promise<pg.QueryResult>)(...query);
      } finally {
        client.release();
      }
    });
  }

  connect(): Promise<pg.PoolClient> {
    return this.#turnstile.shared(() => this.#checkOut());
  }

  /**
   * Runs `work` while this process holds no connection, after running statements and transactions have finished.
   */
  whileEmpty(work: () => Promise<void>): Promise<void> {
    return this.#turnstile.exclusive(async () => {
      await this.#pool.end();
      try {
        await work();
      } finally {
        this.#pool = this.#open();
      }
    });
  }

  /** Breaks every connection: what waits on one fails. Those that are being opened are left to their timeout, in a pool that ends. */
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
      // given up, perhaps before the connection was there
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
      // the pool listens to idle connections only
      client.on('error', () => this.watch.ask());
      this.#lookAfter(client);
    });
    return pool;
  }

  /** Has the watch wait for each answer, and drops the connection where none is to come. */
  #lookAfter(client: pg.PoolClient) {
    // looked up at each call: tests watch what is asked
    const query = (...given: unknown[]) =>
      pg.Client.prototype.query.apply(client, given as never) as unknown as Promise<pg.QueryResult>;
    const limit = new LiftedLimit();
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

/** One that is sent whole each time: `pg` prepares what has a name. */
function withoutName(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null) return statement;
  return { ...statement, name: undefined };
}

/**
 * A connection that breaks goes back to the pool at once: Drizzle does not release one on which `begin` failed, and a
 * pool of such would never give any again.
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
