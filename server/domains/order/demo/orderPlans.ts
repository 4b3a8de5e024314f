import type { OrderAction } from '../../../../contract/order/orderActions';
import type { OrderStatus } from '../../../../contract/order/orderStatus';

/** Steps that an order takes on its way to a status besides the required ones, and their relative frequency. */
export interface OrderPlan {
  share: number;
  via: readonly OrderAction[];
}

const plan = (share: number, ...via: OrderAction[]): OrderPlan => ({ share, via });

/** Percentages of finished orders. */
export const FINAL_SHARES = { completed: 88, cancelled: 6, expired: 3, refunded: 3 } as const;

/** Relative frequency of each status among open orders. */
export const RUNNING_SHARES: Partial<Record<OrderStatus, number>> = {
  created: 1,
  awaiting_payment: 10,
  paid: 5,
  awaiting_merchant: 15,
  rejected_by_merchant: 5,
  processing: 15,
  ready_to_ship: 5,
  on_delivery: 20,
  delivery_failed: 5,
  delivered: 20,
  complaint_submitted: 6,
  complaint_in_review: 5,
  resend_in_process: 2,
  refund_in_process: 4,
};

const givenBack = [
  plan(10, 'confirm_payment', 'cancel'),
  plan(14, 'forward_to_merchant', 'cancel'),
  plan(12, 'accept', 'cancel'),
  plan(16, 'reject', 'cancel'),
  plan(10, 'response_timeout', 'cancel'),
  plan(12, 'fail_delivery', 'cancel'),
  plan(20, 'complain', 'review', 'cancel'),
  plan(6, 'complain', 'cancel'),
];

const ORDER_PLANS: Partial<Record<OrderStatus, readonly OrderPlan[]>> = {
  awaiting_merchant: [plan(85), plan(9, 'reject', 'reassign'), plan(6, 'response_timeout', 'reassign')],
  rejected_by_merchant: [plan(60, 'reject'), plan(40, 'response_timeout')],
  processing: [plan(94), plan(6, 'reject', 'reassign')],
  on_delivery: [plan(88), plan(6, 'fail_delivery', 'redeliver'), plan(6, 'complain', 'review', 'resend')],
  delivered: [plan(95), plan(3, 'fail_delivery', 'redeliver'), plan(2, 'complain', 'review', 'resend')],
  resend_in_process: [plan(75, 'complain', 'review', 'resend'), plan(25, 'complain', 'resend')],
  refund_in_process: givenBack,
  completed: [
    plan(60),
    plan(27, 'auto_complete'),
    plan(3, 'reject', 'reassign'),
    plan(1.5, 'response_timeout', 'reassign'),
    plan(2.5, 'fail_delivery', 'redeliver'),
    plan(1.2, 'complain', 'review', 'received'),
    plan(0.4, 'complain', 'received'),
    plan(1.6, 'complain', 'review', 'resend'),
    plan(0.5, 'complain', 'resend'),
  ],
  cancelled: [
    plan(10, 'cancel'),
    plan(30, 'submit_prepaid', 'cancel'),
    plan(18, 'submit_cod', 'cancel'),
    plan(12, 'accept', 'cancel'),
    plan(12, 'reject', 'cancel'),
    plan(6, 'response_timeout', 'cancel'),
    plan(10, 'fail_delivery', 'cancel'),
  ],
  refunded: givenBack,
};

const STRAIGHT = [plan(1)];

export const plansOf = (target: OrderStatus): readonly OrderPlan[] => ORDER_PLANS[target] ?? STRAIGHT;
