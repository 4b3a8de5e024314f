import { eq, sql } from 'drizzle-orm';
import { isUuid } from '../../../contract/core/isUuid';
import { orderErrors } from '../../../contract/order/orderErrors';
import type { GatewayPayment } from '../../../contract/transaction/gatewayPayment';
import type { Actor } from '../../core/Actor';
import { notFound } from '../../core/HttpError';
import { reaches } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { orders } from '../order/table';
import { netAmount } from './transactionColumns';

/**
 * Returns the payment of an order, in one statement.
 *
 * @throws HttpError 404 if there is no such order, or it is outside the actor's regions
 */
export async function findPayment(db: Db, id: string, actor: Actor): Promise<GatewayPayment> {
  const [row] = isUuid(id)
    ? await db
        .select({
          order_id: orders.id,
          number: orders.number,
          state: orders.payment_state,
          payment_method: orders.payment_method,
          reference: orders.payment_reference,
          amount: orders.total,
          paid_amount: orders.paid_amount,
          refunded_amount: orders.refunded_amount,
          fee: orders.payment_fee,
          net_amount: netAmount,
          expires_at: sql<
            string | null
          >`case when ${orders.status} = 'awaiting_payment' then ${orders.due_at} end`.mapWith(orders.due_at),
          paid_at: orders.paid_at,
          settled_at: orders.settled_at,
          mismatch: orders.payment_mismatch,
          region_code: orders.region_code,
        })
        .from(orders)
        .where(eq(orders.id, id))
    : [];
  if (!row || !reaches(actor, row.region_code)) throw notFound(orderErrors.notFound());
  const { region_code: _, ...payment } = row;
  return payment;
}
