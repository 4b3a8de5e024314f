import { ilike, or, sql } from 'drizzle-orm';
import { contains, equals, type Filter, oneOf } from '../../store/filters';
import { fromDay, untilDay } from '../../store/jakartaDays';
import { merchants } from '../merchant/table';
import { orderFilters } from '../order/orderFilters';
import { orders } from '../order/table';
import { settlement_orders } from './table';

/** The order's number or the merchant's name. The merchants are looked up first, so that both parts use an index. */
const search: Filter<string> = {
  ...contains([]),
  condition: placeholder => {
    const text = placeholder as unknown as string;
    const named = sql`select ${merchants.id} from ${merchants} where ${ilike(merchants.name, text)}`;
    return or(ilike(orders.number, text), sql`${orders.merchant_id} = any(array(${named}))`)!;
  },
};

/** Orders of a settlement. They are few: looked up first, so that the index of the orders' ids is used. */
const settled: Filter<string> = {
  condition: placeholder =>
    sql`${orders.id} = any(array(select ${settlement_orders.order_id} from ${settlement_orders} where ${settlement_orders.settlement_id} = ${placeholder}))`,
};

/** The filter set 'merchant transaction' of point 3. `reader` are the regions that the reader is bound to. */
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
