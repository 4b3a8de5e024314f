import type { Db, Tx } from '../db/types';
import type { DemoNewsSource } from './DemoNews';
import type { PictureStore } from './PictureStore';

/** Number of demo orders, and of days up to now that they cover. */
export interface OrderAmount {
  count: number;
  days: number;
}

/** Input of demo data; the same context always gives the same data. */
export interface DemoContext {
  tx: Tx;
  files: PictureStore;
  now: Date;
  orders: OrderAmount;
  /** Notification sources of the domains loaded so far. */
  news: readonly DemoNewsSource[];
}

/** Writes a slice, unless it was already written before an interruption. */
export type WriteSlice = (work: (tx: Tx) => Promise<void>) => Promise<void>;

/**
 * Input of demo data too large for one transaction. After an interruption everything outside the slices is computed again, so the slices
 * must be the same each time.
 */
export interface SlicedContext extends Omit<DemoContext, 'tx' | 'news'> {
  /** For reading what earlier slices wrote. */
  db: Db;
  slice: WriteSlice;
  /** Reports progress, in Indonesian. */
  report(step: string): void;
}

interface AnyDemoData<After extends string> {
  /** Domains whose demo data must be loaded first. */
  after: readonly After[];
  /** The source of notifications about these records, which an earlier process may have loaded. */
  news?(db: Db, now: Date): Promise<DemoNewsSource>;
  /** Whether the database is in real use; then no demo data is loaded at all. */
  isInUse?(tx: Tx): Promise<boolean>;
}

/** Demo data of one domain, written in one transaction or in several. */
export type DemoData<After extends string = string> = AnyDemoData<After> &
  ({ seed(context: DemoContext): Promise<void> } | { seedSlices(context: SlicedContext): Promise<void> });
