import { type AnyColumn, sql } from 'drizzle-orm';
import { PAYMENT_METHODS } from '../../../contract/order/payment';
import { isPaidToMerchant } from '../../../contract/order/paymentState';
import { equals, type Filter, fromDay, oneOf, untilDay } from '../../store/filters';
import { searching } from '../../store/searching';
import { merchants } from '../merchant/table';
import { orderColumns, orderFilters, PART_OF_NUMBER, searchByNumber } from '../order/orderStore';
import { orders } from '../order/table';
import { settlement_orders } from './table';

const inHand = sql.raw(
  PAYMENT_METHODS.filter(isPaidToMerchant)
    .map(method => `'${method}'`)
    .join(', '),
);

/** The amount columns of a payment, with its method. */
export type Money = Record<'payment_method' | 'paid_amount' | 'refunded_amount' | 'payment_fee', AnyColumn>;

/** The amount due to the merchant; zero for payments that it received in cash. */
export const netOf = ({ payment_method, paid_amount, refunded_amount, payment_fee }: Money) =>
  sql<number>`(case when ${payment_method} in (${inHand}) then 0
  else ${paid_amount} - ${refunded_amount} - ${payment_fee} end)`.mapWith(Number);

export const netAmount = netOf(orders);

const { merchant_name, regency, province } = orderColumns;

/** What transaction records show besides columns of the order. */
export const transactionColumns = {
  merchant_name,
  regency,
  province,
  merchant_number: sql`(select ${merchants.number} from ${merchants} where ${merchants.id} = ${orders.merchant_id})`,
  net_amount: netAmount,
};

/** Searches the order's number, the recipient's phone and the merchant's name. */
const search = searchByNumber(
  searching(({ text, phone, among }) => [
    text(orders.number, PART_OF_NUMBER),
    phone(orders.recipient_phone),
    among(orders.merchant_id, merchants.id, text(merchants.name)),
  ]),
);

/** Orders of a settlement. Being few, they are looked up first, so that the index on order ids is used. */
const settled: Filter<string> = {
  condition: placeholder =>
    sql`${orders.id} = any(array(select ${settlement_orders.order_id} from ${settlement_orders} where ${settlement_orders.settlement_id} = ${placeholder}))`,
};

/** The filter set 'merchant transaction' of point 3. `reader` holds the regions that the reader is bound to. */
export const transactionFilters = {
  search,
  region: oneOf(orders.region_code),
  province: oneOf(orders.province_code),
  regency: oneOf(orders.regency_code),
  merchant_id: equals<string>(orders.merchant_id),
  status: orderFilters.status,
  payment_method: oneOf(orders.payment_method),
  payment_state: oneOf(orders.payment_state),
  payment_mismatch: oneOf(orders.payment_mismatch),
  settlement_id: settled,
  start_date: fromDay(orders.placed_at),
  end_date: untilDay(orders.placed_at),
  reader: oneOf(orders.region_code),
};
