import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { RegionCode } from '../../../contract/area/region';
import { orderDueAt } from '../../../contract/order/orderDue';
import type { OrderStatus } from '../../../contract/order/orderStatus';
import { isComplaintOpen } from '../../../contract/order/staffSteps';
import { merchants } from '../../../server/domains/merchant/table';
import { customers, order_complaints, order_events, order_items, orders } from '../../../server/domains/order/table';
import type { TestApp } from '../../support/startApp';

type Item = Omit<typeof order_items.$inferInsert, 'order_id' | 'position' | 'amount'>;

interface Given {
  status: OrderStatus;
  /** The merchant's region. */
  region?: RegionCode;
  /** A particular merchant, instead of any in the region. */
  merchant_id?: string;
  items?: readonly Item[];
  /** Further values of the row: `placed_at`, `payment_method`, `recipient_name` … */
  values?: Partial<typeof orders.$inferInsert>;
}

const cylinder: Item = {
  category_code: 'lpg',
  name: 'Bright Gas 5,5 kg',
  sale_unit: 'tabung',
  quantity: 2,
  volume: 11,
  volume_unit: 'kg',
  price: 90_000,
};

let phones = 0;

/**
 * Inserts an order directly in a status, bypassing the state machine: its timeline has only the placing and the last step. In the statuses
 * of a complaint it has an open one.
 *
 * @returns its row
 */
export async function someOrder({ database: { db } }: TestApp, given: Given): Promise<typeof orders.$inferSelect> {
  const { status, region = 'jbt', merchant_id, items = [cylinder], values = {} } = given;
  const [merchant] = await db
    .select()
    .from(merchants)
    .where(
      merchant_id
        ? eq(merchants.id, merchant_id)
        : and(eq(merchants.region_code, region), eq(merchants.status, 'active')),
    )
    .orderBy(merchants.id)
    .limit(1);
  const name = values.recipient_name ?? `Pelanggan Uji ${randomUUID().slice(0, 8)}`;
  const phone = values.recipient_phone ?? `+628519${String(Date.now() % 10_000).padStart(4, '0')}${1_000 + phones++}`;
  const [customer] = await db.insert(customers).values({ name, phone }).returning();
  const goods_amount = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const shipping_cost = values.shipping_cost ?? 12_000;
  const discount = values.discount ?? 0;
  const { payment_method = 'qris', status_since = new Date().toISOString() } = values;
  const due_at = new Date(Date.now() + 2 * 3_600_000).toISOString();
  const { region_code, province_code, regency_code, latitude, longitude } = merchant!;
  const [order] = await db
    .insert(orders)
    .values({
      channel: 'app',
      customer_id: customer!.id,
      merchant_id: merchant!.id,
      status,
      payment_method,
      due_at: orderDueAt({ status, status_since, payment_method, complaint_due_at: due_at })?.toISOString() ?? null,
      recipient_name: name,
      recipient_phone: phone,
      address: 'Jl. Cempaka No. 22',
      latitude: latitude + 0.01,
      longitude: longitude + 0.01,
      region_code,
      province_code,
      regency_code,
      distance_m: 1_560,
      ...values,
      goods_amount,
      shipping_cost,
      discount,
      total: goods_amount + shipping_cost - discount,
    })
    .returning();
  const { id: order_id } = order!;
  await db
    .insert(order_items)
    .values(
      items.map((item, index) => ({ ...item, order_id, position: index + 1, amount: item.price * item.quantity })),
    );
  const told = { order_id, actor_kind: 'customer' as const, actor_name: name };
  await db.insert(order_events).values([
    { ...told, action: 'create', to_status: 'created' },
    {
      ...told,
      action: isComplaintOpen(status) ? 'complain' : 'submit_prepaid',
      from_status: 'created',
      to_status: status,
    },
  ]);
  if (isComplaintOpen(status))
    await db.insert(order_complaints).values({
      order_id,
      reason_code: 'leaking_cylinder',
      note: 'Waktu dipasang ke regulator masih mendesis.',
      due_at,
    });
  return order!;
}
