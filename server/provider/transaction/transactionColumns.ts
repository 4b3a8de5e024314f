import { type AnyColumn, sql } from 'drizzle-orm';
import { PAYMENT_METHODS } from '../../../contract/order/payment';
import { isPaidToMerchant } from '../../../contract/order/paymentState';
import { merchants } from '../merchant/table';
import { orderColumns } from '../order/orderColumns';
import { orders } from '../order/table';

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
