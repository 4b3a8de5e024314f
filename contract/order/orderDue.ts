import type { OrderStatus } from './orderStatus';
import { PAYMENT_WINDOW_MINUTES, type PaymentMethod } from './payment';
import { isComplaintOpen } from './staffSteps';

const HOUR = 60;
const MINUTE_MS = 60_000;

/**
 * Time limit of each status in minutes. Payments and complaints have limits of their own; final statuses have none.
 */
const LIMIT_MINUTES: Partial<Record<OrderStatus, number>> = {
  created: 5,
  paid: 5,
  awaiting_merchant: 30,
  rejected_by_merchant: 30,
  processing: HOUR,
  ready_to_ship: HOUR,
  on_delivery: 2 * HOUR,
  delivery_failed: 2 * HOUR,
  delivered: 24 * HOUR,
  resend_in_process: 2 * HOUR,
  refund_in_process: 72 * HOUR,
};

/** The fields that determine when an order's next step is due. */
export interface Timed {
  status: OrderStatus;
  status_since: string;
  payment_method: PaymentMethod;
  /** Due time of the open complaint, by its kind; null without one. */
  complaint_due_at: string | null;
}

/**
 * Returns the time limit of a status in minutes; null during a complaint, whose kind has its own limit, and in final statuses.
 */
export const limitMinutes = (status: OrderStatus, method: PaymentMethod): number | null =>
  (status === 'awaiting_payment' ? PAYMENT_WINDOW_MINUTES[method] : LIMIT_MINUTES[status]) ?? null;

/** Returns when the next step of an order is due; null if none is pending. */
export function orderDueAt({ status, status_since, payment_method, complaint_due_at }: Timed): Date | null {
  if (isComplaintOpen(status)) return complaint_due_at === null ? null : new Date(complaint_due_at);
  const minutes = limitMinutes(status, payment_method);
  return minutes === null ? null : new Date(Date.parse(status_since) + minutes * MINUTE_MS);
}

/** Share of the time limit from which an order counts as due soon. */
const SOON = 2 / 3;

export interface OrderAge {
  /** Share of the time limit, from 0 to 1; null if no step is pending. */
  share: number | null;
  level: 'calm' | 'soon' | 'late';
}

/** Returns the age of an order in its status, relative to its time limit. @param due_at as in rows, from `orderDueAt` */
export function orderAge(
  { status_since, due_at }: { status_since: string | null; due_at: string | null },
  now: Date,
): OrderAge {
  if (due_at === null) return { share: null, level: 'calm' };
  if (status_since === null) return { share: null, level: now >= new Date(due_at) ? 'late' : 'calm' };
  const since = Date.parse(status_since);
  const passed = Math.max(0, now.getTime() - since);
  const due = new Date(due_at);
  const whole = due.getTime() - since;
  const share = whole <= 0 ? 1 : Math.min(1, passed / whole);
  return { share, level: now >= due ? 'late' : share >= SOON ? 'soon' : 'calm' };
}
