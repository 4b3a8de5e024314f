import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  rows: Row[];
}

/** What `db.execute` gives: the common part of both drivers' results. */
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * Drizzle's query builder over either driver. A transaction is one too, so a store takes what it is given:
 * `bannerStore(db)` or `bannerStore(tx)`.
 */
export type Db = PgDatabase<RowsHKT, Record<string, never>>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** The database of one server process; see `openDatabase`. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** Stays the same object over resets and restarts of the worker. */
  readonly db: Db;
  /** Brings the tables up to date; several processes may do so at once. */
  migrate(): Promise<void>;
  /** Answers when the database does (`select 1`), else throws. */
  ready(): Promise<void>;
  /** Calls back with the payload of every `notify` on the channel, from any process; survives reconnects. Returns the end of it. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /** Remembers the data as they are now for `reset`. Waits for running work. */
  keepSnapshot(): Promise<void>;
  /** Puts the data back to the snapshot, in well under a second, while the server stays up. Throws without a snapshot. */
  reset(): Promise<void>;
  /** Looks after files and statistics where the database does not do so by itself; for now and then while the server runs. */
  upkeep(): Promise<void>;
  /** Ends after running work. */
  close(): Promise<void>;
}
