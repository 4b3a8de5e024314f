import pg from 'pg';
import { Turnstile } from './Turnstile';

/**
 * A pool whose connections can all be given up for a while (the database is being copied or replaced); who asks then
 * waits. Has the part of `pg.Pool` that `drizzle-orm/node-postgres` uses, and its name must contain "Pool": by it Drizzle
 * tells a pool from a client.
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

  /** Does `work` while this process holds no connection; statements and transactions under way are waited for. */
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
    // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
    pool.on('error', error => this.onLost?.(error));
    return pool;
  }
}
