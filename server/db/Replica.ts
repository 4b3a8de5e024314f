import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresWatch } from './PostgresWatch';
import type { ReplaceablePool } from './ReplaceablePool';

/** How long a read waits for the replica to catch up before it goes to the primary. */
const PATIENCE_MS = 200;
/** How long the replica is skipped after it lagged or did not respond. */
const PAUSE_MS = 1_000;

/** Requires UTC, in which instants are read, and a server still in recovery: a promoted replica has a history of its own. */
const REACHED = `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn
  and current_setting('TimeZone') = 'UTC' as reached`;

/** A streaming replica of the database. A single server, so that reads never go back in time. */
export class Replica {
  #notBefore = 0;

  readonly pool: ReplaceablePool;
  readonly #watch: PostgresWatch;

  constructor({ pool, watch }: { pool: ReplaceablePool; watch: PostgresWatch }) {
    this.pool = pool;
    this.#watch = watch;
  }

  async close(): Promise<void> {
    await Promise.all([this.#watch.pause(), this.pool.end()]);
  }

  /**
   * Whether it has everything up to a position in the primary's log. Waits briefly for streaming to catch up; also false if the replica is
   * away or lags.
   */
  async hasReached(position: string): Promise<boolean> {
    const began = performance.now();
    if (began < this.#notBefore) return false;
    const left = () => began + PATIENCE_MS - performance.now();
    try {
      for (let pause = 1; left() > pause; pause *= 2) {
        const { rows } = await Promise.race([this.pool.query(REACHED, [position]), silence(left())]);
        if ((rows[0] as { reached: boolean | null } | undefined)?.reached) return true;
        await wait(pause);
      }
    } catch {
      // the primary takes over; the pool finds out what is wrong
    }
    this.#notBefore = performance.now() + PAUSE_MS;
    return false;
  }
}

const silence = (ms: number) => wait(Math.max(ms, 0), { rows: [] as unknown[] }, { ref: false });
