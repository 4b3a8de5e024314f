import type { OrderStatus } from '../../contract/order/orderStatus';
import { type PaymentCondition, stepsFrom } from '../../contract/order/orderSteps';

/** Returns the statuses that an order with this payment condition can reach from a status, including that status. */
export function reachableStatuses(from: OrderStatus, payment: PaymentCondition): Set<OrderStatus> {
  const seen = new Set([from]);
  for (const status of seen) for (const { to } of stepsFrom(status, payment)) seen.add(to);
  return seen;
}
