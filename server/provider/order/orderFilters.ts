import { ilike, or, type SQL, sql } from 'drizzle-orm';
import { ORDER_GROUP_STATUSES, type OrderGroup } from '../../../contract/order/orderGroup';
import { ORDER_STATUSES, type OrderStatus } from '../../../contract/order/orderStatus';
import { equals } from '../../store/crudStore';
import { contains, type Filter, oneOf } from '../../store/filters';
import { fromDay, untilDay } from '../../store/jakartaDays';
import { orders } from './table';

/** Searches the order's number and the recipient's name and phone; a leading 0 stands for the country code, as people type it. */
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

/** Statuses are literals in the statement: only then can the planner use the partial index of running orders. */
const isOneOf = (statuses: readonly OrderStatus[]): SQL =>
  statuses.length > 0
    ? sql`${orders.status} in (${sql.raw(statuses.map(name => `'${name}'`).join(', '))})`
    : sql`false`;

const statusesOf = (value: OrderStatus | readonly OrderStatus[]) =>
  ORDER_STATUSES.filter(status => (typeof value === 'string' ? value === status : value.includes(status)));

const status: Filter<OrderStatus | readonly OrderStatus[]> = {
  condition: (_, value) => isOneOf(statusesOf(value)),
  shape: value => statusesOf(value).join('|'),
};

const group: Filter<OrderGroup> = {
  condition: (_, value) => isOneOf(ORDER_GROUP_STATUSES[value]),
  shape: value => value,
};

/** The filter set 'monitoring' of point 3. */
export const orderFilters = {
  search,
  province_id: oneOf(orders.province_code),
  regency_id: oneOf(orders.regency_code),
  merchant_id: equals<string>(orders.merchant_id),
  group,
  status,
  start_date: fromDay(orders.placed_at),
  end_date: untilDay(orders.placed_at),
};
