import { and, desc, eq, inArray } from 'drizzle-orm';
import { isUuid } from '../../../contract/core/isUuid';
import { orderErrors } from '../../../contract/order/orderErrors';
import type { Order } from '../../../contract/order/orderRecord';
import { paymentCondition } from '../../../contract/order/payment';
import { staffStepsFor } from '../../../contract/order/staffSteps';
import type { Actor } from '../../core/Actor';
import { notFound } from '../../core/HttpError';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { merchants } from '../merchant/table';
import { orderColumns } from './orderStore';
import { customers, order_complaints, order_events, order_items, orders } from './table';

/**
 * Returns the full record of an order, with the steps that the actor may take now, in four statements.
 *
 * @throws HttpError 404 if there is none, or it is outside the actor's regions
 */
export async function findOrder(db: Db, id: string, actor: Actor): Promise<Order> {
  const regions = boundTo(actor);
  const [row] = isUuid(id)
    ? await db
        .select({
          ...orderColumns,
          paid_at: orders.paid_at,
          paid_amount: orders.paid_amount,
          address: orders.address,
          address_note: orders.address_note,
          latitude: orders.latitude,
          longitude: orders.longitude,
          distance_m: orders.distance_m,
          courier_name: orders.courier_name,
          courier_phone: orders.courier_phone,
          updated_at: orders.updated_at,
          customer: {
            id: customers.id,
            name: customers.name,
            phone: customers.phone,
            member_number: customers.member_number,
          },
          merchant: {
            id: merchants.id,
            number: merchants.number,
            name: merchants.name,
            phone: merchants.phone,
            address: merchants.address,
            latitude: merchants.latitude,
            longitude: merchants.longitude,
          },
        })
        .from(orders)
        .innerJoin(customers, eq(customers.id, orders.customer_id))
        .innerJoin(merchants, eq(merchants.id, orders.merchant_id))
        .where(and(eq(orders.id, id), regions && inArray(orders.region_code, regions as never)))
    : [];
  if (!row) throw notFound(orderErrors.notFound());
  const [items, events, complaints] = await Promise.all([
    db.select().from(order_items).where(eq(order_items.order_id, id)).orderBy(order_items.position),
    db.select().from(order_events).where(eq(order_events.order_id, id)).orderBy(desc(order_events.id)),
    db
      .select()
      .from(order_complaints)
      .where(eq(order_complaints.order_id, id))
      .orderBy(desc(order_complaints.created_at), desc(order_complaints.id)),
  ]);
  const actions = staffStepsFor(row.status, paymentCondition(row.payment_method), actor.slugs);
  return { ...row, items, events, complaints, actions };
}
