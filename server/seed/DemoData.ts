import type { Tx } from '../db/types';
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
  /** Sources of the demo's notifications, added by the domains. */
  news: DemoNewsSource[];
}

/** Demo data of one domain. */
export interface DemoData<After extends string = string> {
  /** Domains whose demo data must be loaded first. */
  after: readonly After[];
  seed(context: DemoContext): Promise<void>;
  /** Whether the database is in real use: then no demo data are loaded at all. */
  isInUse?(tx: Tx): Promise<boolean>;
}
