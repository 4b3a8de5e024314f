import { orderDueAt } from '../../../../contract/order/orderDue';
import { paymentCondition } from '../../../../contract/order/payment';
import type { SeededRandom } from '../../../seed/SeededRandom';
import { stableId } from '../../../store/stableId';
import type { order_complaints, order_events, order_items, orders } from '../table';
import type { OrderDraft } from './orderDraft';
import { type OrderCast, orderEvents } from './orderEvents';
import { orderMoney } from './orderMoney';

type Order = typeof orders.$inferInsert;
export type OrderEventRow = Omit<typeof order_events.$inferInsert, 'id'> & { created_at: string };

export interface OrderRows {
  order: Order;
  items: (typeof order_items.$inferInsert)[];
  events: OrderEventRow[];
  complaints: (typeof order_complaints.$inferInsert)[];
}

/** Share of orders placed by calling 135 instead of the app, by payment. */
const CALLS = { cod: 0.4, prepaid: 0.08 };

/** Returns the rows of a demo order. */
export function orderRows(
  draft: OrderDraft,
  number: string,
  cast: Omit<OrderCast, 'courier'>,
  { now, random }: { now: Date; random: SeededRandom },
): OrderRows {
  const { shop, customer, goods, method, story, times } = draft;
  const id = stableId('order', number);
  const paid = paymentCondition(method);
  const channel = random.chance(CALLS[paid]) ? '135' : 'app';
  const courier = random.pick(shop.couriers);
  const { events, complaints } = orderEvents(draft, channel, { ...cast, courier }, random);
  const payment = events.find(({ action }) => action === (paid === 'cod' ? 'deliver' : 'confirm_payment'));
  const last = events.at(-1)!;
  const isSent = story.some(({ action }) => action === 'dispatch');
  const { goods_amount, shipping_cost, discount } = draft;
  const total = goods_amount + shipping_cost - discount;
  return {
    order: {
      id,
      number,
      channel,
      customer_id: customer.id,
      merchant_id: shop.id,
      status: last.to_status,
      status_since: last.created_at,
      due_at:
        orderDueAt({
          status: last.to_status,
          status_since: last.created_at,
          payment_method: method,
          complaint_due_at: complaints.find(({ decided_at }) => !decided_at)?.due_at ?? null,
        })?.toISOString() ?? null,
      payment_method: method,
      paid_at: payment?.created_at ?? null,
      recipient_name: customer.name,
      recipient_phone: customer.phone,
      address: customer.address,
      address_note: customer.address_note,
      latitude: customer.latitude,
      longitude: customer.longitude,
      region_code: shop.region_code,
      province_code: shop.province_code,
      regency_code: shop.regency_code,
      distance_m: draft.distance,
      courier_name: isSent ? courier.name : null,
      courier_phone: isSent ? courier.phone : null,
      goods_amount,
      shipping_cost,
      discount,
      total,
      ...orderMoney({
        number,
        method,
        total,
        merchantType: shop.type_code,
        isPaid: payment !== undefined,
        placed: times[0]!,
        last,
        now,
      }),
      placed_at: new Date(times[0]!).toISOString(),
      version: events.length,
      updated_at: last.created_at,
      updated_by: last.actor_id ?? null,
    },
    items: goods.map(({ good, quantity, price }, index) => ({
      id: stableId('order_item', `${number}/${index + 1}`),
      order_id: id,
      position: index + 1,
      merchant_product_id: good.merchant_product_id,
      product_id: good.product_id,
      category_code: good.category_code,
      name: good.name,
      sale_unit: good.sale_unit,
      quantity,
      volume: good.volume === null ? null : Math.round(good.volume * quantity * 1_000) / 1_000,
      volume_unit: good.volume_unit,
      price,
      amount: price * quantity,
    })),
    events: events.map(event => ({ order_id: id, ...event })),
    complaints: complaints.map((complaint, index) => ({
      id: stableId('order_complaint', `${number}/${index + 1}`),
      order_id: id,
      ...complaint,
    })),
  };
}
