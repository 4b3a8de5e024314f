import type { OrderAction, OrderActor } from './orderActions';
import type { OrderStatus } from './orderStatus';

export type PaymentCondition = 'cod' | 'prepaid';

export interface OrderStep {
  from: OrderStatus;
  action: OrderAction;
  to: OrderStatus;
  actors: readonly OrderActor[];
  /** Limits the step to orders with this payment; undefined for any. */
  payment?: PaymentCondition;
}

const step = (
  from: OrderStatus,
  action: OrderAction,
  to: OrderStatus,
  actors: readonly OrderActor[],
  payment?: PaymentCondition,
): OrderStep => ({ from, action, to, actors, ...(payment && { payment }) });

/** Transitions of a cancellation before the handover: an unpaid order ends, a paid one is refunded. */
const stop = (from: OrderStatus, actors: readonly OrderActor[]): OrderStep[] => [
  step(from, 'cancel', 'cancelled', actors, 'cod'),
  step(from, 'cancel', 'refund_in_process', actors, 'prepaid'),
];

/** Transitions that settle a complaint (`data/complaint_actions.csv`). */
const settle = (from: OrderStatus): OrderStep[] => [
  step(from, 'resend', 'resend_in_process', ['helpdesk']),
  step(from, 'cancel', 'refund_in_process', ['helpdesk']),
  step(from, 'received', 'completed', ['helpdesk']),
];

/** The state machine of an order (`data/order_transitions.csv`): all legal transitions. */
export const ORDER_STEPS: readonly OrderStep[] = [
  step('created', 'submit_prepaid', 'awaiting_payment', ['system'], 'prepaid'),
  step('created', 'submit_cod', 'awaiting_merchant', ['system'], 'cod'),
  step('created', 'cancel', 'cancelled', ['customer', 'helpdesk']),
  step('awaiting_payment', 'confirm_payment', 'paid', ['system'], 'prepaid'),
  step('awaiting_payment', 'payment_timeout', 'expired', ['system'], 'prepaid'),
  step('awaiting_payment', 'cancel', 'cancelled', ['customer', 'helpdesk'], 'prepaid'),
  step('paid', 'forward_to_merchant', 'awaiting_merchant', ['system'], 'prepaid'),
  step('paid', 'cancel', 'refund_in_process', ['customer', 'helpdesk'], 'prepaid'),
  step('awaiting_merchant', 'accept', 'processing', ['merchant']),
  step('awaiting_merchant', 'reject', 'rejected_by_merchant', ['merchant']),
  step('awaiting_merchant', 'response_timeout', 'rejected_by_merchant', ['system']),
  ...stop('awaiting_merchant', ['customer', 'helpdesk']),
  step('rejected_by_merchant', 'reassign', 'awaiting_merchant', ['helpdesk', 'system']),
  ...stop('rejected_by_merchant', ['customer', 'helpdesk', 'system']),
  step('processing', 'mark_ready', 'ready_to_ship', ['merchant']),
  ...stop('processing', ['merchant', 'helpdesk']),
  step('ready_to_ship', 'dispatch', 'on_delivery', ['merchant']),
  step('on_delivery', 'deliver', 'delivered', ['courier']),
  step('on_delivery', 'fail_delivery', 'delivery_failed', ['courier']),
  step('delivery_failed', 'redeliver', 'on_delivery', ['merchant', 'helpdesk']),
  ...stop('delivery_failed', ['merchant', 'helpdesk']),
  step('delivered', 'confirm_received', 'completed', ['customer']),
  step('delivered', 'auto_complete', 'completed', ['system']),
  step('delivered', 'complain', 'complaint_submitted', ['customer', 'helpdesk']),
  step('complaint_submitted', 'review', 'complaint_in_review', ['helpdesk']),
  ...settle('complaint_submitted'),
  ...settle('complaint_in_review'),
  step('resend_in_process', 'dispatch', 'on_delivery', ['merchant']),
  step('refund_in_process', 'finish_refund', 'refunded', ['finance', 'system']),
];

/** Returns the transition of an action from a status, for a kind of payment; undefined if it is illegal. */
export const stepOf = (status: OrderStatus, action: OrderAction, payment: PaymentCondition): OrderStep | undefined =>
  ORDER_STEPS.find(
    each => each.from === status && each.action === action && (each.payment === undefined || each.payment === payment),
  );

/** Returns the transitions from a status, for a kind of payment. */
export const stepsFrom = (status: OrderStatus, payment: PaymentCondition): readonly OrderStep[] =>
  ORDER_STEPS.filter(each => each.from === status && (each.payment === undefined || each.payment === payment));
