import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { toE164AsSaid } from '../../../contract/core/phone';
import type { Caller, CustomerAddress } from '../../../contract/desk/caller';
import { deskErrors } from '../../../contract/desk/deskErrors';
import type { Actor } from '../../core/Actor';
import { notFound } from '../../core/HttpError';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { groupBy } from '../../seed/groupBy';
import { customer_addresses } from '../order/customer/table';
import { orderColumns } from '../order/orderColumns';
import { customers, order_items, orders } from '../order/table';

const MOST_ORDERS = 5;
const MOST_ADDRESSES = 8;

/**
 * Returns the customer with a telephone number, in any notation, with the latest orders and addresses within the actor's regions, in
 * four statements.
 *
 * @throws HttpError 404 if no customer has the number
 */
export async function findCaller(db: Db, typed: string, actor: Actor): Promise<Caller> {
  const phone = toE164AsSaid(typed);
  const [customer] = phone ? await db.select().from(customers).where(eq(customers.phone, phone)) : [];
  if (!customer) throw notFound(deskErrors.customerNotFound());
  const [addresses, earlier] = await Promise.all([
    addressesOf(db, customer.id, actor),
    ordersOf(db, customer.id, actor),
  ]);
  const items = groupBy(await itemsOf(db, earlier), ({ order_id }) => order_id);
  return {
    ...customer,
    addresses,
    orders: earlier.map(({ address, ...order }) => ({
      ...order,
      address_id: addresses.find(known => known.address === address)?.id ?? null,
      items: items.get(order.id) ?? [],
    })),
  };
}

const within = ({ region_code }: typeof orders | typeof customer_addresses, actor: Actor) => {
  const regions = boundTo(actor);
  return regions && sql`${region_code} = any(${sql.param([...regions])}::text[])`;
};

const ordersOf = (db: Db, customerId: string, actor: Actor) =>
  db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      placed_at: orders.placed_at,
      merchant_id: orders.merchant_id,
      merchant_name: orderColumns.merchant_name,
      payment_method: orders.payment_method,
      total: orders.total,
      address: orders.address,
    })
    .from(orders)
    .where(and(eq(orders.customer_id, customerId), within(orders, actor)))
    .orderBy(desc(orders.placed_at), desc(orders.id))
    .limit(MOST_ORDERS);

const itemsOf = (db: Db, of: readonly { id: string }[]) =>
  of.length === 0
    ? []
    : db
        .select()
        .from(order_items)
        .where(
          inArray(
            order_items.order_id,
            of.map(({ id }) => id),
          ),
        )
        .orderBy(asc(order_items.order_id), asc(order_items.position));

/** `Sukabungah, Sukajadi, Kota Bandung`, starting with the smallest known area. */
const area = sql<string>`concat_ws(', ', (select concat_ws(', ', w.name, d.name) from villages w
  join districts d on d.code = w.district_code where w.code = ${customer_addresses.village_code}),
  (select r.name from regencies r where r.code = ${customer_addresses.regency_code}))`;

const addressesOf = (db: Db, customerId: string, actor: Actor): Promise<CustomerAddress[]> =>
  db
    .select({
      id: customer_addresses.id,
      address: customer_addresses.address,
      address_note: customer_addresses.address_note,
      village_code: customer_addresses.village_code,
      area,
      latitude: customer_addresses.latitude,
      longitude: customer_addresses.longitude,
    })
    .from(customer_addresses)
    .where(and(eq(customer_addresses.customer_id, customerId), within(customer_addresses, actor)))
    .orderBy(desc(customer_addresses.used_at), desc(customer_addresses.id))
    .limit(MOST_ADDRESSES);
