import type { MerchantTypeCode } from '../../../../contract/merchant/merchant';
import { orderDueAt } from '../../../../contract/order/orderDue';
import type { OrderStatus } from '../../../../contract/order/orderStatus';
import { type PaymentMethod, paymentCondition } from '../../../../contract/order/payment';
import { paymentFee } from '../../../../contract/order/paymentFee';
import { isPaidToMerchant } from '../../../../contract/order/paymentState';
import type { SeededRandom } from '../../../seed/SeededRandom';
import { stableId } from '../../../store/stableId';
import { paymentReference } from '../moneyMoved';
import type { order_complaints, order_events, order_items, orders } from '../table';
import type { OrderDraft } from './orderDraft';
import { type OrderCast, orderEvents } from './orderEvents';

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

interface Given {
  number: string;
  method: PaymentMethod;
  total: number;
  merchantType: MerchantTypeCode;
  isPaid: boolean;
  /** When it was placed, in milliseconds. */
  placed: number;
  last: { to_status: OrderStatus; created_at: string };
  now: Date;
}

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const WIB_MS = 7 * HOUR_MS;
/** 1970 began on a Thursday. */
const MONDAY_MS = 4 * 24 * HOUR_MS;
/** Merchants are paid on Wednesdays at 10:00 for the orders of the week before. */
const PAY_OUT_MS = 2 * 24 * HOUR_MS + 10 * HOUR_MS;
/** One payment in this many, and one refund (`SHORT_REFUND`), is `SHORTAGE` rupiah too low. */
const SHORT_PAYMENT = 211;
const SHORT_REFUND = 7;
const SHORTAGE = 1_000;

/** Returns what was paid, refunded and settled for a demo order. A few amounts do not match, for finance to find. */
function orderMoney({ number, method, total, merchantType, isPaid, placed, last, now }: Given) {
  const running = Number(number.replace(/\D/g, ''));
  const isOver = last.to_status === 'completed';
  const isShort = isOver && total > SHORTAGE && running % SHORT_PAYMENT === 0;
  const paid_amount = isPaid ? total - (isShort ? SHORTAGE : 0) : 0;
  const refunded = last.to_status === 'refunded' ? paid_amount : 0;
  const payOut = weekAfter(placed) + PAY_OUT_MS;
  const isSettled =
    isOver && !isShort && !isPaidToMerchant(method) && Date.parse(last.created_at) < payOut && payOut < now.getTime();
  return {
    paid_amount,
    refunded_amount: refunded > 0 && running % SHORT_REFUND === 0 ? refunded - SHORTAGE : refunded,
    payment_fee: isPaid ? paymentFee(method, paid_amount, merchantType) : 0,
    payment_reference: isPaid && method !== 'cod_cash' ? paymentReference(number) : null,
    settled_at: isSettled ? new Date(payOut).toISOString() : null,
  };
}

/** The Monday in Jakarta after an instant. */
const weekAfter = (at: number): number =>
  (Math.floor((at + WIB_MS - MONDAY_MS) / WEEK_MS) + 1) * WEEK_MS + MONDAY_MS - WIB_MS;
