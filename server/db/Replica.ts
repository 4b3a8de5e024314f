import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresWatch } from './PostgresWatch';
import type { ReplaceablePool } from './ReplaceablePool';

/** How long a reader waits for the replica to catch up; otherwise the primary answers. */
const PATIENCE_MS = 200;
/** After it lagged or did not answer, nobody waits for it so long. */
const PAUSE_MS = 1_000;

/** UTC, since instants are read so; and no longer a replica is one that was promoted, and has a history of its own. */
const REACHED = `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn
  and current_setting('TimeZone') = 'UTC' as reached`;

/** A streaming replica of the database: one server, so that what it has shown once it shows always. */
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
   * Whether it has everything up to a position of the primary's log. Streaming takes a moment, so it is waited for a moment; false
   * also where it is away or lags.
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
      // the primary answers; the pool finds out what it is about
    }
    this.#notBefore = performance.now() + PAUSE_MS;
    return false;
  }
}

const silence = (ms: number) => wait(Math.max(ms, 0), { rows: [] as unknown[] }, { ref: false });
