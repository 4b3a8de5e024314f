import { isCancelled, type OrderStatus } from '../../../contract/order/orderStatus';
import { isComplaintOpen } from '../../../contract/order/staffSteps';
import type { Tx } from '../../db/types';
import { returnGoods } from './moveGoods';
import type { OrderState } from './takeStep';

/** What a higher domain has to do once an order has come to nothing. */
export interface OrderEnds {
  /** Gives back the use of a promotion. */
  releasePromotion(tx: Tx, orderId: string): Promise<unknown>;
}

/**
 * Sets stock and promotions right after a step, in its transaction: an order that came to nothing puts its goods back on the shelf, unless
 * the customer has them, and gives back the promotion that it used. Locks are taken as by the order's placing: merchant, goods, promotion.
 */
export async function settleEnd(tx: Tx, before: OrderStatus, after: OrderState, ends: OrderEnds): Promise<void> {
  if (isCancelled(before) || !isCancelled(after.status)) return;
  // what is complained of has been delivered
  if (!isComplaintOpen(before)) await returnGoods(tx, after);
  await ends.releasePromotion(tx, after.id);
}
