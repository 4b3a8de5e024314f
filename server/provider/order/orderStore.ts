import { ilike, or, sql } from 'drizzle-orm';
import { crudStore, equals } from '../../db/crudStore';
import { contains, type Filter, oneOf } from '../../db/filters';
import { fromDay, untilDay } from '../../db/jakartaDays';
import { orderColumns } from './orderColumns';
import { orders } from './table';

/** The text in an order's number, the customer's name or telephone, which people type with the 0 that a stored one has not. */
const search: Filter<string> = {
  ...contains([]),
  condition: placeholder => {
    const text = placeholder as unknown as string;
    return or(
      ilike(orders.number, text),
      ilike(orders.recipient_name, text),
      sql`${orders.recipient_phone} like regexp_replace(${text}, '^%0', '%62')`,
    )!;
  },
};

/** Reads orders as lists and files carry them. People who are bound to regions see those of merchants there. */
export const orderStore = crudStore({
  entity: 'order',
  table: orders,
  label: row => row.number,
  columns: orderColumns,
  regions: orders.region_code,
  sorts: { placed_at: orders.placed_at, status_since: orders.status_since, total: orders.total },
  defaultSort: '-placed_at',
  countAlong: true,
  filters: {
    search,
    province_id: oneOf(orders.province_code),
    regency_id: oneOf(orders.regency_code),
    merchant_id: equals<string>(orders.merchant_id),
    status: oneOf(orders.status),
    start_date: fromDay(orders.placed_at),
    end_date: untilDay(orders.placed_at),
  },
});
