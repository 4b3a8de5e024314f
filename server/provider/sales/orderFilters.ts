import { ilike, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../store/containing';
import { type Filter, oneOf } from '../../store/filters';
import { fromDay, untilDay } from '../../store/jakartaDays';
import { merchants } from '../merchant/table';
import { orders } from '../order/table';

/** Limits orders to matching merchants, which are selected into an array first, so that indexes of both tables can be used. */
const ofMerchants = (condition: SQL | undefined): SQL =>
  sql`${orders.merchant_id} = any(array(select ${merchants.id} from ${merchants} where ${condition}))`;

const search: Filter<string> = {
  bind: containing,
  condition: placeholder => {
    const text = placeholder as unknown as string;
    return ofMerchants(or(ilike(merchants.name, text), ilike(merchants.number, text)));
  },
};

const isOfType = oneOf(merchants.type_code);

/** The filter set 'sales' of point 3 on orders, with the additions of `salesScope`. */
export const orderFilters = {
  search,
  region: oneOf(orders.region_code),
  province: oneOf(orders.province_code),
  regency: oneOf(orders.regency_code),
  type_merchant: {
    ...isOfType,
    condition: (placeholder, value) => ofMerchants(isOfType.condition(placeholder, value)),
  } satisfies Filter<string | readonly string[]>,
  merchant_id: oneOf(orders.merchant_id),
  regions: oneOf(orders.region_code),
  status: oneOf(orders.status),
  start_date: fromDay(orders.placed_at),
  end_date: untilDay(orders.placed_at),
};
