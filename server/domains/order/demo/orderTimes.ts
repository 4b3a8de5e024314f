import type { OrderAction } from '../../../../contract/order/orderActions';
import type { OrderStatus } from '../../../../contract/order/orderStatus';
import type { OrderStep } from '../../../../contract/order/orderSteps';
import { PAYMENT_WINDOW_MINUTES, type PaymentMethod } from '../../../../contract/order/payment';
import type { SeededRandom } from '../../../seed/SeededRandom';

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Minimum and maximum minutes that an order waits for each action. */
const MINUTES: Readonly<Record<OrderAction, readonly [least: number, most: number]>> = {
  create: [0, 0],
  submit_prepaid: [0.02, 0.1],
  submit_cod: [0.02, 0.1],
  confirm_payment: [0.6, 14],
  payment_timeout: [0, 0],
  forward_to_merchant: [0.02, 0.3],
  accept: [1, 18],
  reject: [2, 22],
  response_timeout: [30, 30.5],
  reassign: [3, 20],
  mark_ready: [6, 32],
  dispatch: [3, 24],
  deliver: [9, 65],
  fail_delivery: [18, 75],
  redeliver: [25, 180],
  confirm_received: [4, 300],
  auto_complete: [DAY, DAY],
  complain: [12, 8 * HOUR],
  review: [4, 45],
  resend: [10, 110],
  received: [15, 180],
  cancel: [2, 25],
  finish_refund: [10 * HOUR, 4.5 * DAY],
};

/** Minutes since open orders reached their status: minimum, maximum, and maximum of late ones (`orderDueAt`). */
const AGES: Partial<Record<OrderStatus, readonly [least: number, most: number, late: number]>> = {
  created: [0.3, 2, 4],
  paid: [0.2, 4, 4.5],
  awaiting_merchant: [0.5, 26, 29],
  rejected_by_merchant: [2, 26, 29],
  processing: [2, 36, 80],
  ready_to_ship: [2, 30, 70],
  on_delivery: [3, 58, 130],
  delivery_failed: [8, 100, 5 * HOUR],
  delivered: [4, 20 * HOUR, 23 * HOUR],
  complaint_submitted: [6, 2.5 * HOUR, 30 * HOUR],
  complaint_in_review: [15, 5 * HOUR, 2 * DAY],
  resend_in_process: [8, 1.6 * HOUR, 8 * HOUR],
  refund_in_process: [3 * HOUR, 3 * DAY, 5 * DAY],
};
const LATE = 0.12;

/** Draws the waiting time of each step in milliseconds, more often short than long. */
export const waitsOf = (story: readonly OrderStep[], method: PaymentMethod, random: SeededRandom): number[] =>
  story.map(({ action }) => Math.ceil(minutesBefore(action, method, random) * MINUTE_MS));

function minutesBefore(action: OrderAction, method: PaymentMethod, random: SeededRandom): number {
  const [least, most] = MINUTES[action];
  const window = PAYMENT_WINDOW_MINUTES[method] ?? 0;
  if (action === 'payment_timeout') return window;
  // transfers take longer
  const longest = action === 'confirm_payment' ? Math.max(Math.min(most, window), window / 5) : most;
  return least + (longest - least) * random.next() ** 1.7;
}

/** Draws how long an open order has been in its status, in milliseconds. */
export function ageOf(status: OrderStatus, method: PaymentMethod, random: SeededRandom): number {
  const isLate = random.chance(LATE);
  const share = random.next() ** 1.4;
  // an unpaid order expires after its window
  if (status === 'awaiting_payment') return Math.ceil(PAYMENT_WINDOW_MINUTES[method]! * share * 0.9 * MINUTE_MS);
  const [least, usual, late] = AGES[status]!;
  const [from, to] = isLate ? [usual, late] : [least, usual];
  return Math.ceil((from + (to - from) * share) * MINUTE_MS);
}
