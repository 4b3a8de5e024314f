import { namesOf } from '../core/namesOf';
import { ORDER_STATUS_FACTS, ORDER_STATUSES, type OrderStage, type OrderStatus, RUNNING_STATUSES } from './orderStatus';

/** Groups of statuses by which staff monitor orders: in progress, needing action, waiting for someone, finished. */
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

const inStages = (...stages: OrderStage[]) =>
  ORDER_STATUSES.filter(status => stages.includes(ORDER_STATUS_FACTS[status].stage));

/** The statuses of each group. */
export const ORDER_GROUP_STATUSES: Readonly<Record<OrderGroup, readonly OrderStatus[]>> = {
  running: RUNNING_STATUSES,
  // problems that nobody has resolved yet
  action: ['rejected_by_merchant', 'delivery_failed', 'complaint_submitted', 'complaint_in_review'],
  payment: inStages('order', 'payment'),
  merchant: inStages('merchant'),
  delivery: inStages('delivery'),
  complaint: inStages('complaint'),
  refund: inStages('refund'),
  completed: ['completed'],
  cancelled: ['cancelled', 'expired', 'refunded'],
};

/** Whether a group, or the list without one, contains finished orders. */
export const isOver = (group: OrderGroup | undefined): boolean =>
  group === undefined || group === 'completed' || group === 'cancelled';
