import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { BodyOf, ResponseOf } from '../../../contract/core/endpoint';
import { toE164AsSpoken } from '../../../contract/core/phone';
import type { Caller, CustomerAddress } from '../../../contract/desk/caller';
import { deskApi, type Place } from '../../../contract/desk/deskApi';
import { deskErrors } from '../../../contract/desk/deskErrors';
import type { DeskProduct } from '../../../contract/desk/deskMerchant';
import { handOnApi } from '../../../contract/desk/handOnApi';
import { orderTotal } from '../../../contract/desk/orderTotal';
import type { Actor } from '../../core/Actor';
import { notFound } from '../../core/HttpError';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { routes } from '../../http/routes';
import { groupBy } from '../../seed/groupBy';
import { wholeList } from '../../store/listMeta';
import { findVillages } from '../area/findVillages';
import { limitLookups } from '../identity/rateLimit/rateLimits';
import { findSeller } from '../merchant/findSeller';
import { goodsOnSale } from '../merchantProduct/goodsOnSale';
import { countOrdersOf } from '../order/customer/lockCustomer';
import { customer_addresses } from '../order/customer/table';
import { orderColumns } from '../order/orderStore';
import { customers, order_items, orders } from '../order/table';
import { checkPromotion } from '../promotion/usePromotion';
import { quoteDelivery } from '../shippingCost/quoteDelivery';
import { createOrder } from './createOrder';
import { deliverersAt } from './deliverersAt';
import { handOnOrder, otherMerchants } from './handOnOrder';
import { promotionOrder } from './promotionOrder';
import { requireGoods, requirePayable } from './requirements';

export const handOnRoutes = routes(handOnApi, ({ db }) => ({
  merchants: async ({ params, actor }) => ({ list: await otherMerchants(db, params.id, actor) }),
  reassign: ({ params, body, actor }) => handOnOrder(db, params.id, body, actor),
}));

export const deskRoutes = routes(deskApi, ({ db }) => ({
  async caller({ params, actor }) {
    await limitLookups(db, actor, 'caller');
    return findCaller(db, params.phone, actor);
  },
  async places({ query, actor }) {
    await limitLookups(db, actor, 'places');
    return { list: await findPlaces(db, query.search, actor) };
  },
  point: async ({ body, actor }) => wholeList(await deliverersAt(db, body, actor)),
  async products({ params, actor }) {
    const list = await deskProducts(db, params.id, actor);
    return wholeList(list);
  },
  promotion: ({ body, actor }) => checkCode(db, body, actor),
  create: ({ body, actor }) => createOrder(db, body, actor),
}));

/** Returns the products that a merchant delivers, by name. @throws HttpError 404 for a merchant outside the actor's regions */
async function deskProducts(db: Db, merchantId: string, actor: Actor): Promise<DeskProduct[]> {
  const seller = await findSeller(db, merchantId, actor);
  return goodsOnSale(db, sql`mp.merchant_id = ${seller.id}`);
}

interface Middle extends Record<string, unknown> {
  village_code: string;
  latitude: number | null;
  longitude: number | null;
}

/** The average of the places that the actor may see, as a relation `(latitude, longitude)`; no row if there are none. */
const middleOf = (table: 'customer_addresses' | 'merchants', condition: string, within: SQL) =>
  sql`select avg(t.latitude) as latitude, avg(t.longitude) as longitude from ${sql.raw(`${table} t where ${condition}`)}
    and ${within} having count(*) > 0`;

/**
 * Finds villages by typed text, each with a starting point for the map. The area data has no coordinates, so the point is the average
 * of the known addresses in the village, else of the merchants in its district, regency or province, within the actor's regions.
 */
async function findPlaces(db: Db, search: string, actor: Actor): Promise<Place[]> {
  const villages = await findVillages(db, search);
  if (villages.length === 0) return [];
  const regions = boundTo(actor);
  const within = regions ? sql`t.region_code = any(${sql.param([...regions])}::text[])` : sql`true`;
  const { rows } = await db.execute<Middle>(sql`
    select v.village_code, coalesce(a.latitude, d.latitude, r.latitude, p.latitude) as latitude,
      coalesce(a.longitude, d.longitude, r.longitude, p.longitude) as longitude
    from unnest(${sql.param(villages.map(({ village_code }) => village_code))}::text[]) as v(village_code)
    left join lateral (${middleOf('customer_addresses', 't.village_code = v.village_code', within)}) a on true
    left join lateral (${middleOf('merchants', 't.district_code = left(v.village_code, 8)', within)}) d on true
    left join lateral (${middleOf('merchants', 't.regency_code = left(v.village_code, 5)', within)}) r on true
    left join lateral (${middleOf('merchants', 't.province_code = left(v.village_code, 2)', within)}) p on true`);
  const middles = new Map(rows.map(row => [row.village_code, row]));
  return villages.map(({ village_code, area }) => {
    const { latitude = null, longitude = null } = middles.get(village_code) ?? {};
    return { village_code, area, latitude: toFiveDigits(latitude), longitude: toFiveDigits(longitude) };
  });
}

/** Rounds to about a metre. */
const toFiveDigits = (degrees: number | null) => (degrees === null ? null : Math.round(Number(degrees) * 1e5) / 1e5);

/** An id that matches no customer, for callers who have not ordered yet and so have used no promotion. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Returns the discount that a code gives on a basket right now, without redeeming it.
 *
 * @throws HttpError 422 on `promotion_code` with the reason, or on the field of any other problem with the basket
 */
async function checkCode(
  db: Db,
  input: BodyOf<typeof deskApi.promotion>,
  actor: Actor,
): Promise<ResponseOf<typeof deskApi.promotion>> {
  const seller = await findSeller(db, input.merchant_id, actor);
  const goods = await requireGoods(db, input);
  const { goods_amount } = orderTotal({ items: goods, shipping_cost: 0 });
  const { shipping_cost } = await quoteDelivery(db, { ...input, goods_amount }, actor);
  requirePayable(goods_amount, shipping_cost);
  const customer = await knownCustomer(db, input.phone);
  const { title, benefit } = await checkPromotion(
    db,
    {
      code: input.promotion_code,
      ...promotionOrder({ seller, goods, shipping_cost, traded_in: input.traded_in, customer, at: new Date() }),
    },
    actor,
  );
  return { title, ...benefit };
}

async function knownCustomer(db: Db, phone: string) {
  const [customer] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.phone, phone)));
  return customer ? { id: customer.id, orders: await countOrdersOf(db, customer.id) } : { id: NOBODY, orders: 0 };
}

const MOST_ORDERS = 5;
const MOST_ADDRESSES = 8;

/**
 * Returns the customer with a telephone number, in any notation, with the latest orders and addresses within the actor's regions, in
 * four statements.
 *
 * @throws HttpError 404 if no customer has the number
 */
async function findCaller(db: Db, typed: string, actor: Actor): Promise<Caller> {
  const phone = toE164AsSpoken(typed);
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
