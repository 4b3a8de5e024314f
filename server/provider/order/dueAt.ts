import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { LIMIT_MINUTES } from '../../../contract/order/orderDue';
import { PAYMENT_WINDOW_MINUTES } from '../../../contract/order/payment';
import { COMPLAINT_STATUSES } from '../../../contract/order/staffSteps';
import { order_complaints, orders } from './table';

/** So many minutes after an order came to its state, by the word in a column; null for a word without any. */
function after(column: AnyColumn, minutes: Readonly<Record<string, number | null>>): SQL {
  const cases = Object.entries(minutes).map(([word, count]) => `when '${word}' then ${count ?? 'null'}`);
  return sql`${orders.status_since} + make_interval(mins => case ${column} ${sql.raw(cases.join(' '))} end)`;
}

/**
 * When an order's next step is due: the contract's `orderDueAt` in SQL. Worked out for the rows that a filter finds: those that run
 * are few, of what is over it is null.
 */
export const dueAt = sql<string | null>`(case
  when ${orders.status} in (${sql.raw(COMPLAINT_STATUSES.map(status => `'${status}'`).join(', '))}) then
    (select max(c.due_at) from ${order_complaints} c where c.order_id = ${orders.id} and c.decided_at is null)
  when ${orders.status} = 'awaiting_payment' then ${after(orders.payment_method, PAYMENT_WINDOW_MINUTES)}
  else ${after(orders.status, LIMIT_MINUTES)} end)`;
