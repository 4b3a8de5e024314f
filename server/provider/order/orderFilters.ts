import { type SQL, sql } from 'drizzle-orm';
import { ORDER_GROUP_STATUSES, type OrderGroup } from '../../../contract/order/orderGroup';
import { ORDER_STATUSES, type OrderStatus } from '../../../contract/order/orderStatus';
import { equals } from '../../store/crudStore';
import { type Filter, oneOf } from '../../store/filters';
import { fromDay, untilDay } from '../../store/jakartaDays';
import { searching } from '../../store/searching';
import { customers, orders } from './table';

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
