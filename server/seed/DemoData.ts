import type { RegionCode } from '../../contract/area/region';
import type { Notification } from '../../contract/notification';
import type { Slug } from '../../contract/rights/permissions';
import type { Db, Tx } from '../db/types';
import type { FileStore } from '../files/FileStore';

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

/** The part of the file store used by demo data. */
export type PictureStore = Pick<FileStore, 'put'>;

/** A demo event that a person is notified of. */
export interface DemoNews {
  type: Notification['type'];
  title: string;
  description: string;
  /** Path it links to. */
  extra: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Events of a domain's demo records, for the demo's notifications. */
export interface DemoNewsSource {
  /** Permission to read these records. */
  slug: Slug;
  /** Share of a person's notifications from this source, relative to the others. */
  share: number;
  /** Picks at most `count` notifications for the demo account at `index`; `region` limits what it sees. */
  pick(reader: { index: number; region: RegionCode | null }, count: number): DemoNews[];
}
