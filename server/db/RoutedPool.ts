import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { DatabaseError, QUERY_CANCELED, SERIALIZATION_FAILURE } from './DatabaseError';
import type { ReplaceablePool } from './ReplaceablePool';
import type { Replica } from './Replica';
import { textOf } from './textOf';

type Query = (...query: unknown[]) => Promise<pg.QueryResult>;

/** Of one call: whether the replica answers it, once that is known. */
interface Reading {
  byReplica?: Promise<boolean>;
}

const BEGIN_READ_ONLY = /^begin read only/i;

/**
 * Sends statements to the primary, and those of `reading` to a replica, if that has all that was written before the call
 * (decision 0038). Of transactions the replica gets those that begin as `read only`. Its name tells Drizzle that it is a pool.
 */
export class RoutedPool {
  readonly #calls = new AsyncLocalStorage<Reading>();
  /** How many statements of `reading` were answered by which, and how many of the primary's the replica had refused. */
  readonly reads = { replica: 0, primary: 0, refused: 0 };

  constructor(
    private readonly primary: ReplaceablePool,
    private readonly replica: Replica,
  ) {}

  /** Runs work that reads, writes apart. */
  reading<T>(work: () => Promise<T>): Promise<T> {
    return this.#calls.run({}, work);
  }

  async query(...query: unknown[]): Promise<pg.QueryResult> {
    const call = this.#calls.getStore();
    if (!call) return this.primary.query(...query);
    if (await this.#isByReplica(call)) {
      try {
        const result = await this.replica.pool.query(...query);
        this.reads.replica += 1;
        return result;
      } catch {
        this.#leave(call);
      }
    }
    this.reads.primary += 1;
    return this.primary.query(...query);
  }

  async connect(): Promise<pg.PoolClient> {
    const call = this.#calls.getStore();
    return call ? this.#chosenAtBegin(call) : this.primary.connect();
  }

  /** A connection to either, of which only what is asked first can tell. */
  #chosenAtBegin(call: Reading): pg.PoolClient {
    let chosen: pg.PoolClient | undefined;
    let onReplica = false;
    const begin = async (begun: unknown[]) => {
      if (BEGIN_READ_ONLY.test(textOf(begun[0])) && (await this.#isByReplica(call))) {
        try {
          chosen = await this.replica.pool.connect();
          const result = await (chosen.query as Query)(...begun);
          this.reads.replica += 1;
          onReplica = true;
          return result;
        } catch (error) {
          chosen?.release(error as Error);
          chosen = undefined;
          this.#leave(call);
        }
      }
      // what a call writes it reads back
      call.byReplica = Promise.resolve(false);
      chosen = await this.primary.connect();
      return (chosen.query as Query)(...begun);
    };
    const client = {
      query: async (...query: unknown[]) => {
        if (!chosen) return begin(query);
        try {
          return await (chosen.query as Query)(...query);
        } catch (error) {
          if (!onReplica) throw error;
          // the transaction is over; whoever begins it again gets the primary
          this.#leave(call);
          throw isCanceled(error) ? new DatabaseError({ message: error.message, code: SERIALIZATION_FAILURE }) : error;
        }
      },
      release: (error?: Error | boolean) => chosen?.release(error),
    };
    return client as unknown as pg.PoolClient;
  }

  #isByReplica(call: Reading): Promise<boolean> {
    call.byReplica ??= this.#choose();
    return call.byReplica;
  }

  async #choose(): Promise<boolean> {
    const { rows } = await this.primary.query('select pg_current_wal_lsn() as position');
    return this.replica.hasReached((rows[0] as { position: string }).position);
  }

  /**
   * Away, behind on the schema, in the way of what it replays, or too slow for a reason of its own: the primary has the last word, on the
   * rest of the call too.
   */
  #leave(call: Reading) {
    this.reads.refused += 1;
    call.byReplica = Promise.resolve(false);
  }
}

/** Not worth a second try at a primary, but of a replica no more than that it gave up. */
const isCanceled = (error: unknown): error is Error =>
  error instanceof Error && (error as { code?: string }).code === QUERY_CANCELED;
