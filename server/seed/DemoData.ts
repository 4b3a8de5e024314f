import type { Tx } from '../db/types';
import type { DemoNewsSource } from './DemoNews';
import type { PictureStore } from './PictureStore';

/** How many orders the demo has, and over how many days until now. */
export interface OrderAmount {
  count: number;
  days: number;
}

/** What the demo data of a domain are made from: the same context gives the same data. */
export interface DemoContext {
  tx: Tx;
  files: PictureStore;
  now: Date;
  orders: OrderAmount;
  /** Domains add what happened to their records; notifications are made of it. */
  news: DemoNewsSource[];
}

/** Demo data of one domain. */
export interface DemoData<After extends string = string> {
  /** Domains whose demo data these build on. */
  after: readonly After[];
  seed(context: DemoContext): Promise<void>;
  /** Whether the database is in use for real: then no domain's demo data are loaded. */
  isInUse?(tx: Tx): Promise<boolean>;
}
