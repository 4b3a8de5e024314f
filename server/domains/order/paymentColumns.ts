import { type SQL, sql } from 'drizzle-orm';
import { bigint, varchar } from 'drizzle-orm/pg-core';
import type { OrderStatus } from '../../../contract/order/orderStatus';
import { PAYMENT_METHODS, paymentCondition } from '../../../contract/order/payment';
import { PAYMENT_MISMATCHES, PAYMENT_STATES } from '../../../contract/order/paymentState';
import { instant } from '../../db/columns';

const rupiah = () => bigint({ mode: 'number' }).notNull().default(0);

/** Writes values into the SQL text, for the definitions of columns and indexes, which take no parameters. */
export const listed = (values: readonly string[]): SQL => sql.raw(values.map(value => `'${value}'`).join(', '));

/** The payment columns of an order. */
export const paymentColumns = () => ({
  /** What was paid, what was refunded and what the payment cost, in whole rupiah. */
  paid_amount: rupiah(),
  refunded_amount: rupiah(),
  payment_fee: rupiah(),
  /** The gateway's reference; null if paid in cash or not paid yet. */
  payment_reference: varchar({ length: 40 }),
  /** When the merchant was paid; null if not yet. */
  settled_at: instant(),
  payment_state: varchar({ length: 20, enum: PAYMENT_STATES }).notNull().generatedAlwaysAs(paymentState),
  payment_mismatch: varchar({ length: 20, enum: PAYMENT_MISMATCHES }).generatedAlwaysAs(paymentMismatch),
});

const paymentState = sql`case
    when refunded_amount > 0 and refunded_amount >= paid_amount then 'refunded'
    when status = 'refund_in_process' and paid_amount > 0 then 'refunding'
    when paid_at is not null then 'paid'
    when status in ('cancelled', 'expired', 'refunded') then 'void'
    else 'unpaid' end`;

/** Statuses in which an order must be paid, whatever the method. */
const PAID_STATUSES = [
  'delivered',
  'complaint_submitted',
  'complaint_in_review',
  'resend_in_process',
  'refund_in_process',
  'refunded',
  'completed',
] as const satisfies OrderStatus[];
/** Statuses in which a prepaid order must be paid. */
const PREPAID_STATUSES = [
  'paid',
  'awaiting_merchant',
  'rejected_by_merchant',
  'processing',
  'ready_to_ship',
  'on_delivery',
  'delivery_failed',
] as const satisfies OrderStatus[];
const COD_METHODS = PAYMENT_METHODS.filter(method => paymentCondition(method) === 'cod');

/** The first error in an order's amounts, worst first; null if they match the order's course. */
const paymentMismatch = sql`case
    when settled_at is not null and status <> 'completed' then 'settled_early'
    when paid_amount > 0 and paid_amount <> total then 'amount_differs'
    when refunded_amount <> case when status in ('cancelled', 'expired', 'refunded') then paid_amount else 0 end
      then 'refund_differs'
    when paid_amount = 0 and total > 0 and (
      status in (${listed(PAID_STATUSES)})
      or (status in (${listed(PREPAID_STATUSES)}) and payment_method not in (${listed(COD_METHODS)}))
    ) then 'not_paid' end`;
