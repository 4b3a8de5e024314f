import type { OrderStatus } from '../../contract/order/orderStatus';
import { type PaymentCondition, stepsFrom } from '../../contract/order/orderSteps';

/** The statuses that an order paid so can come to from one, that one included. */
export function reachableStatuses(from: OrderStatus, payment: PaymentCondition): Set<OrderStatus> {
  const seen = new Set([from]);
  for (const status of seen) for (const { to } of stepsFrom(status, payment)) seen.add(to);
  return seen;
}
