import { isCancelled, type OrderStatus } from '../../../contract/order/orderStatus';
import { isComplaintOpen } from '../../../contract/order/staffSteps';
import type { Tx } from '../../db/types';
import { returnGoods } from './moveGoods';
import type { OrderState } from './takeStep';

/** Callbacks into higher domains for an order that falls through. */
export interface OrderEnds {
  /** Releases the order's use of a promotion. */
  releasePromotion(tx: Tx, orderId: string): Promise<unknown>;
}

/**
 * Settles stock and promotions after a step, in its transaction: an order that falls through returns its goods to stock, unless the
 * customer has them, and releases the promotion that it used. Locks are taken as when placing an order: merchant, goods, promotion.
 */
export async function settleEnd(tx: Tx, before: OrderStatus, after: OrderState, ends: OrderEnds): Promise<void> {
  if (isCancelled(before) || !isCancelled(after.status)) return;
  // goods under complaint have been delivered
  if (!isComplaintOpen(before)) await returnGoods(tx, after);
  await ends.releasePromotion(tx, after.id);
}
