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
   * Runs read-heavy work. With a replica that has everything written before, its statements and the transactions it begins as `read only`
   * are served there; other transactions go to the primary. Without a replica it runs unchanged.
   */
  reading<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Number of `reading` statements served by each server, and of those served by the primary after the replica refused them; undefined
   * without a replica.
   */
  readonly reads?: Readonly<Record<'replica' | 'primary' | 'refused', number>>;
  /** Whether it came back from an outage within the last minute: responses from that time may have been lost. */
  readonly wasAway: boolean;
  /** Applies pending migrations; several processes may call it at once. */
  migrate(): Promise<void>;
  /** Resolves when the database responds (`select 1`). @throws otherwise */
  ready(): Promise<void>;
  /**
   * Calls back with the payload of every `notify` on the channel, from any process; survives reconnects, after which `onMissed` is called,
   * since notifications may have been missed. Resolves to a function that stops listening.
   */
  listen(channel: string, onPayload: (payload: string) => void, onMissed?: () => void): Promise<() => Promise<void>>;
  /** Stores the current data for `reset`. Waits for running work to finish. */
  keepSnapshot(): Promise<void>;
  /** Restores the snapshot, in well under a second, while the server stays up. @throws without a snapshot */
  reset(): Promise<void>;
  /** Maintains files and statistics if the database does not do so itself; call it from time to time. */
  upkeep(): Promise<void>;
  /** Closes after running work has finished. */
  close(): Promise<void>;
}
