import { choice, namesOf } from '../core/choice';
import { ORDER_STATUS_FACTS, ORDER_STATUSES, type OrderStage, type OrderStatus, RUNNING_STATUSES } from './orderStatus';

/** How people who watch orders look at them: what runs, what they must do something about, what waits for whom, what is over. */
export const ORDER_GROUP_LABELS = {
  running: 'Berjalan',
  action: 'Perlu tindakan',
  payment: 'Pembayaran',
  merchant: 'Merchant',
  delivery: 'Pengiriman',
  complaint: 'Keluhan',
  refund: 'Dana kembali',
  completed: 'Selesai',
  cancelled: 'Batal',
} as const;
export type OrderGroup = keyof typeof ORDER_GROUP_LABELS;
export const ORDER_GROUPS = namesOf(ORDER_GROUP_LABELS);
export const orderGroup = choice(ORDER_GROUP_LABELS);

const inStages = (...stages: OrderStage[]) =>
  ORDER_STATUSES.filter(status => stages.includes(ORDER_STATUS_FACTS[status].stage));

/** The states of each group. */
export const ORDER_GROUP_STATUSES: Readonly<Record<OrderGroup, readonly OrderStatus[]>> = {
  running: RUNNING_STATUSES,
  // what has gone wrong, until somebody has put it right
  action: ['rejected_by_merchant', 'delivery_failed', 'complaint_submitted', 'complaint_in_review'],
  payment: inStages('order', 'payment'),
  merchant: inStages('merchant'),
  delivery: inStages('delivery'),
  complaint: inStages('complaint'),
  refund: inStages('refund'),
  completed: ['completed'],
  cancelled: ['cancelled', 'expired', 'refunded'],
};

/** Whether a group's orders are over, or may be. */
export const isOver = (group: OrderGroup | undefined): boolean =>
  group === undefined || group === 'completed' || group === 'cancelled';
