import { sql } from 'drizzle-orm';
import { equals, type Filter, oneOf } from '../../store/filters';
import { fromDay, untilDay } from '../../store/jakartaDays';
import { searching } from '../../store/searching';
import { merchants } from '../merchant/table';
import { orderFilters, PART_OF_NUMBER, searchByNumber } from '../order/orderFilters';
import { orders } from '../order/table';
import { settlement_orders } from './table';

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
