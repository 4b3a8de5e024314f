import type { Db, Tx } from '../db/types';
import type { DemoNewsSource } from './DemoNews';
import type { PictureStore } from './PictureStore';

/** Number of demo orders, and of days they cover until now. */
export interface OrderAmount {
  count: number;
  days: number;
}

/** Input of demo data: the same context gives the same data. */
export interface DemoContext {
  tx: Tx;
  files: PictureStore;
  now: Date;
  orders: OrderAmount;
  /** Sources of the demo's notifications, of the domains loaded so far. */
  news: readonly DemoNewsSource[];
}

/** Writes a slice; not called where the slice was written before an interruption. */
export type WriteSlice = (work: (tx: Tx) => Promise<void>) => Promise<void>;

/**
 * Input of demo data that are too many for one transaction. Between slices they are computed anew after an interruption, so that the
 * slices must be the same each time.
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
  /** What the demo's notifications tell of these records; they may have been loaded by an earlier process. */
  news?(db: Db, now: Date): Promise<DemoNewsSource>;
  /** Whether the database is in real use: then no demo data are loaded at all. */
  isInUse?(tx: Tx): Promise<boolean>;
}

/** Demo data of one domain, written by one transaction or by several. */
export type DemoData<After extends string = string> = AnyDemoData<After> &
  ({ seed(context: DemoContext): Promise<void> } | { seedSlices(context: SlicedContext): Promise<void> });
