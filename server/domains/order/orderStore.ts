import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { QueryOf, ResponseOf } from '../../../contract/core/endpoint';
import { orderApi, orderRecord } from '../../../contract/order/orderApi';
import { ORDER_GROUP_STATUSES, type OrderGroup } from '../../../contract/order/orderGroup';
import { ORDER_STATUSES, type OrderStatus, RUNNING_STATUSES } from '../../../contract/order/orderStatus';
import type { Actor } from '../../core/Actor';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { equals } from '../../store/crudStore';
import { type Filter, fromDay, matching, oneOf, untilDay } from '../../store/filters';
import { recordStore } from '../../store/recordStore';
import { searching } from '../../store/searching';
import { toHttpError } from '../../store/toHttpError';
import { provinces, regencies } from '../area/table';
import { merchants } from '../merchant/table';
import { customers, order_items, orders } from './table';

/** Matches part of a number such as `PSN-88214`; other text need not be searched for in numbers. */
export const PART_OF_NUMBER = /^[psn\d-]+$/i;

/** The digits of a text that can only be an order number. */
const digitsOf = (text: string): string | undefined => /^PSN-(\d+)$/i.exec(text)?.[1];

/**
 * Makes a search for the beginning of an order number find orders by it. Only the digits are looked up: `PSN` is in every number, so
 * reading its index entries would be wasted.
 */
export const searchByNumber = (otherwise: Filter<string>): Filter<string> => ({
  condition: (placeholder, value) =>
    digitsOf(value) ? sql`${orders.number} like ${placeholder}` : otherwise.condition(placeholder, value),
  bind: value => {
    const digits = digitsOf(value);
    return digits ? `%-${digits}%` : (otherwise.bind?.(value) ?? value);
  },
  shape: value => (digitsOf(value) ? 'number' : (otherwise.shape?.(value) ?? '')),
  parts: (placeholder, value) => (digitsOf(value) ? undefined : otherwise.parts?.(placeholder, value)),
});

/** Searches the order's number, the recipient's name and phone, and the customer's phone. */
const search = searchByNumber(
  searching(({ text, phone, among }) => [
    text(orders.number, PART_OF_NUMBER),
    text(orders.recipient_name),
    phone(orders.recipient_phone),
    among(orders.customer_id, customers.id, phone(customers.phone)),
  ]),
);

/** Writes statuses as literals into the statement, without which the planner cannot use the partial index of running orders. */
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

const inProvince = oneOf(orders.province_code);
const inRegency = oneOf(orders.regency_code);

/** The 'monitoring' filter set of point 3. */
export const orderFilters = {
  search,
  province: inProvince,
  province_id: inProvince,
  regency: inRegency,
  regency_id: inRegency,
  merchant_id: equals<string>(orders.merchant_id),
  group,
  status,
  start_date: fromDay(orders.placed_at),
  end_date: untilDay(orders.placed_at),
};

const firstItem = sql`(select i.quantity || ' ' || i.sale_unit || ' ' || i.name from ${order_items} i
  where i.order_id = ${orders.id} order by i.position limit 1)`;
const otherItems = sql`(select nullif(count(*) - 1, 0) from ${order_items} i where i.order_id = ${orders.id})`;

/** The columns of order lists. Names and goods are looked up by key, in the same statement. */
export const orderColumns = {
  id: orders.id,
  number: orders.number,
  status: orders.status,
  status_since: orders.status_since,
  due_at: orders.due_at,
  channel: orders.channel,
  recipient_name: orders.recipient_name,
  recipient_phone: orders.recipient_phone,
  merchant_id: orders.merchant_id,
  merchant_name: sql<string>`(select ${merchants.name} from ${merchants} where ${merchants.id} = ${orders.merchant_id})`,
  regency: sql<string>`(select ${regencies.name} from ${regencies} where ${regencies.code} = ${orders.regency_code})`,
  province: sql<string>`(select ${provinces.name} from ${provinces} where ${provinces.code} = ${orders.province_code})`,
  goods: sql<string>`coalesce(${firstItem} || coalesce(', ' || ${otherItems} || ' lainnya', ''), '')`,
  payment_method: orders.payment_method,
  goods_amount: orders.goods_amount,
  shipping_cost: orders.shipping_cost,
  discount: orders.discount,
  total: orders.total,
  placed_at: orders.placed_at,
  version: orders.version,
};

/** Reads orders for lists and exports, within the actor's regions. */
export const orderStore = recordStore(orderRecord, orders, orderApi.list, {
  columns: orderColumns,
  regions: orders.region_code,
  defaultSort: '-placed_at',
  filters: orderFilters,
});

/** Counts the running orders by status, or all orders that match a search, in one statement. Statuses without orders are left out. */
export async function countOrders(
  db: Db,
  query: QueryOf<typeof orderApi.counts>,
  actor: Actor,
): Promise<ResponseOf<typeof orderApi.counts>> {
  const regions = boundTo(actor);
  try {
    const list = await db
      .select({ status: orders.status, orders: sql<number>`count(*)`.mapWith(Number) })
      .from(orders)
      .where(
        and(
          // a search matches few orders, so finished ones can be counted too
          matching(orderFilters, { ...query, status: query.search ? undefined : RUNNING_STATUSES }),
          regions && inArray(orders.region_code, regions as never),
        ),
      )
      .groupBy(orders.status);
    return { list };
  } catch (error) {
    throw toHttpError(error) ?? error;
  }
}
