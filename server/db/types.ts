import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  rows: Row[];
}

/** Result of `db.execute`: the common part of both drivers. */
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Drizzle's query builder for either driver. A transaction is one too: `bannerStore(db)` or `bannerStore(tx)`. */
export type Db = PgDatabase<RowsHKT, Record<string, never>>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** The database of one server process; see `openDatabase`. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** The same object across resets and restarts of the worker. */
  readonly db: Db;
  /**
   * Runs work that reads much. With a replica that has all that was written before, its statements and the transactions that it begins
   * as `read only` are answered there; what else it begins is not. Without one it is run as it is.
   */
  reading<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Statements of `reading` that were answered by each, and how many of the primary's the replica had refused; undefined where no
   * replica was named.
   */
  readonly reads?: Readonly<Record<'replica' | 'primary' | 'refused', number>>;
  /** Whether it came back from an outage within the last minute: answers of that time may have been lost. */
  readonly wasAway: boolean;
  /** Applies pending migrations; several processes may call it at once. */
  migrate(): Promise<void>;
  /** Resolves when the database answers (`select 1`). @throws otherwise */
  ready(): Promise<void>;
  /**
   * Calls back with the payload of every `notify` on the channel, from any process; survives reconnects, after which
   * `onMissed` is called, since nobody listened in between. Resolves to a function that stops listening.
   */
  listen(channel: string, onPayload: (payload: string) => void, onMissed?: () => void): Promise<() => Promise<void>>;
  /** Stores the current data for `reset`. Waits for running work. */
  keepSnapshot(): Promise<void>;
  /** Restores the snapshot, in well under a second, while the server stays up. @throws without a snapshot */
  reset(): Promise<void>;
  /** Maintains files and statistics where the database does not; call it from time to time. */
  upkeep(): Promise<void>;
  /** Closes after running work has finished. */
  close(): Promise<void>;
}
