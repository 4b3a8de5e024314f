import { type AnyColumn, sql } from 'drizzle-orm';
import { PAYMENT_METHODS } from '../../../contract/order/payment';
import { isPaidToMerchant } from '../../../contract/order/paymentState';
import { merchants } from '../merchant/table';
import { orderColumns } from '../order/orderColumns';
import { orders } from '../order/table';

const { paid_amount, refunded_amount, payment_fee, payment_method, merchant_id } = orders;

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

const {
  id,
  number,
  placed_at,
  merchant_name,
  regency,
  province,
  status,
  goods_amount,
  shipping_cost,
  discount,
  total,
} = orderColumns;

/** The columns of transaction records. */
export const transactionColumns = {
  id,
  number,
  placed_at,
  merchant_id,
  merchant_name,
  regency,
  province,
  status,
  payment_method,
  goods_amount,
  shipping_cost,
  discount,
  total,
  merchant_number: sql<string>`(select ${merchants.number} from ${merchants} where ${merchants.id} = ${merchant_id})`,
  payment_state: orders.payment_state,
  payment_reference: orders.payment_reference,
  paid_at: orders.paid_at,
  paid_amount,
  refunded_amount,
  payment_fee,
  net_amount: netAmount,
  settled_at: orders.settled_at,
  payment_mismatch: orders.payment_mismatch,
};
