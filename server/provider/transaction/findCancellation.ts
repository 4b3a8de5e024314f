import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { isUuid } from '../../../contract/core/isUuid';
import { CANCELLED_STATUSES } from '../../../contract/order/orderStatus';
import { CANCELLATION_REASON_LABELS, COMPLAINT_REASON_LABELS } from '../../../contract/order/reasons';
import type { Cancellation } from '../../../contract/transaction/cancellation';
import { transactionErrors } from '../../../contract/transaction/transactionErrors';
import type { Actor } from '../../core/Actor';
import { notFound } from '../../core/HttpError';
import { reaches } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { order_complaints, order_events, orders } from '../order/table';

const REASON_LABELS: Readonly<Record<string, string>> = { ...CANCELLATION_REASON_LABELS, ...COMPLAINT_REASON_LABELS };

/**
 * Returns how an order was cancelled or expired, in one statement.
 *
 * @throws HttpError 404 if the actor can see no such order, or it was neither cancelled nor expired
 */
export async function findCancellation(db: Db, id: string, actor: Actor): Promise<Cancellation> {
  const [row] = isUuid(id)
    ? await db
        .select({
          id: orders.id,
          number: orders.number,
          status: orders.status,
          status_since: orders.status_since,
          region_code: orders.region_code,
          payment_method: orders.payment_method,
          total: orders.total,
          paid_amount: orders.paid_amount,
          refunded_amount: orders.refunded_amount,
          cancelled_at: order_events.created_at,
          actor_kind: order_events.actor_kind,
          actor_name: order_events.actor_name,
          reason_code: sql<string | null>`coalesce(${order_events.reason_code}, ${complaintReason})`,
          note: order_events.note,
        })
        .from(orders)
        .innerJoin(
          order_events,
          and(eq(order_events.order_id, orders.id), inArray(order_events.action, ['cancel', 'payment_timeout'])),
        )
        .where(and(eq(orders.id, id), inArray(orders.status, CANCELLED_STATUSES)))
        .orderBy(desc(order_events.id))
        .limit(1)
    : [];
  if (!row || !reaches(actor, row.region_code)) throw notFound(transactionErrors.cancellationNotFound());
  const { status, status_since, region_code: _, payment_method, paid_amount, refunded_amount, ...rest } = row;
  const isRefunded = status === 'refunded';
  return {
    ...rest,
    status,
    reason: row.reason_code && (REASON_LABELS[row.reason_code] ?? null),
    refund:
      paid_amount > 0 && (isRefunded || status === 'refund_in_process')
        ? {
            amount: isRefunded ? refunded_amount : paid_amount,
            payment_method,
            refunded_at: isRefunded ? status_since : null,
          }
        : null,
  };
}

/** The reason of the complaint whose resolution cancelled the order. */
const complaintReason = sql`(select ${order_complaints.reason_code} from ${order_complaints}
  where ${order_complaints.order_id} = ${orders.id} and ${order_complaints.decision} = 'cancel'
  order by ${order_complaints.created_at} desc limit 1)`;
