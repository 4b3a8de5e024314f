import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { DatabaseError, QUERY_CANCELED, SERIALIZATION_FAILURE } from './DatabaseError';
import { type ReplaceablePool, textOf } from './ReplaceablePool';
import type { Replica } from './Replica';

type Query = (...query: unknown[]) => Promise<pg.QueryResult>;

/** State of one call: whether the replica serves it, once that is decided. */
interface Reading {
  byReplica?: Promise<boolean>;
}

const BEGIN_READ_ONLY = /^begin read only/i;

/**
 * Sends statements to the primary, and those of `reading` to a replica if it has everything written before the call (decision 0038). Of
 * transactions, the replica gets those that begin as `read only`. The class name tells Drizzle that it is a pool.
 */
export class RoutedPool {
  readonly #calls = new AsyncLocalStorage<Reading>();
  /** Number of `reading` statements served by each server, and of those served by the primary after the replica refused them. */
  readonly reads = { replica: 0, primary: 0, refused: 0 };

  constructor(
    private readonly primary: ReplaceablePool,
    private readonly replica: Replica,
  ) {}

  /** Runs work whose reads may go to the replica; writes go to the primary. */
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

  /** A connection to either server, chosen by its first statement. */
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
      // a call must read its own writes
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
          // the transaction is over; a retry goes to the primary
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
   * The replica is away, behind on the schema, in conflict with its replay, or slow for a reason of its own: the primary serves this
   * statement and the rest of the call.
   */
  #leave(call: Reading) {
    this.reads.refused += 1;
    call.byReplica = Promise.resolve(false);
  }
}

/** A timeout on the primary is not worth a retry; on a replica it means only that the replica gave up. */
const isCanceled = (error: unknown): error is Error =>
  error instanceof Error && (error as { code?: string }).code === QUERY_CANCELED;
