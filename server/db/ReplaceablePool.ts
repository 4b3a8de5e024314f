import pg from 'pg';
import { Turnstile } from './Turnstile';

/**
 * A pool that can close all its connections for a while (the database is being copied or replaced); callers then
 * wait. Implements the part of `pg.Pool` that `drizzle-orm/node-postgres` uses. The class name must contain "Pool":
 * Drizzle tells a pool from a client by it.
 */
export class ReplaceablePool {
  readonly #turnstile = new Turnstile();
  #pool: pg.Pool;

  constructor(
    private readonly config: pg.PoolConfig,
    private readonly onLost: ((reason: Error) => void) | undefined,
  ) {
    this.#pool = this.#open();
  }

  query(...query: unknown[]): Promise<pg.QueryResult> {
    return this.#turnstile.shared(() =>
      (this.#pool.query as (...query: unknown[]) => Promise<pg.QueryResult>)(...query),
    );
  }

  connect(): Promise<pg.PoolClient> {
    return this.#turnstile.shared(() => this.#pool.connect());
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

  end(): Promise<void> {
    return this.#pool.end();
  }

  #open() {
    const pool = new pg.Pool(this.config);
    // the pool replaces a broken idle connection; an unhandled `error` event would end the process
    pool.on('error', error => this.onLost?.(error));
    return pool;
  }
}
