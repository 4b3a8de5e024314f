import type { OrderAction } from './orderActions';
import type { OrderStatus } from './orderStatus';
import type { PaymentCondition } from './orderSteps';

/** The system's action on an order that exceeds its time limit in a status (`orderDueAt`). */
const AUTOMATIC_STEPS: Partial<Record<OrderStatus, OrderAction | Readonly<Record<PaymentCondition, OrderAction>>>> = {
  created: { cod: 'submit_cod', prepaid: 'submit_prepaid' },
  awaiting_payment: 'payment_timeout',
  paid: 'forward_to_merchant',
  awaiting_merchant: 'response_timeout',
  rejected_by_merchant: 'cancel',
  delivered: 'auto_complete',
};

/** Statuses from which the system moves overdue orders on; in the others people must act. */
export const AUTOMATIC_STATUSES = Object.keys(AUTOMATIC_STEPS) as OrderStatus[];

/** Returns the system's action for an overdue order; undefined if people must act. */
export function automaticStep(status: OrderStatus, payment: PaymentCondition): OrderAction | undefined {
  const step = AUTOMATIC_STEPS[status];
  return typeof step === 'object' ? step[payment] : step;
}
