import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/types';
import { orders } from './table';

/** Marks orders as settled with their merchant, in the transaction that settles them. @returns the marked orders with their amounts */
export const markSettled = (tx: Tx, condition: SQL) =>
  tx
    .update(orders)
    .set({ settled_at: sql`now()` as never, version: sql`${orders.version} + 1`, updated_at: sql`now()` as never })
    .where(condition)
    .returning({ id: orders.id, paid_amount: orders.paid_amount, payment_fee: orders.payment_fee });
