import { asc, eq, sql } from 'drizzle-orm';
import { toLocalPhone } from '../../../contract/core/phone';
import { deskApi } from '../../../contract/desk/deskApi';
import { shippingCostApi } from '../../../contract/shippingCost/shippingCostApi';
import { LOOKUP_LIMITS } from '../../../server/domains/identity/rateLimit/rateLimits';
import { merchants } from '../../../server/domains/merchant/table';
import { merchant_products } from '../../../server/domains/merchantProduct/table';
import { customer_addresses } from '../../../server/domains/order/customer/table';
import { customers, orders } from '../../../server/domains/order/table';
import type { Client } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';
import { someoneOf } from '../promotion/somePromotion';
import { deskShop, orderOf } from './deskShop';

let app: TestApp;
let desk: Client;

beforeAll(async () => {
  app = await startApp();
  desk = await app.as('helpdesk');
});
afterAll(() => app?.close());

const caller = (phone: string, who = desk) => who.call(deskApi.caller, { params: { phone } });
const near = async (body: Parameters<typeof desk.call<typeof deskApi.point>>[1] & object) =>
  (await desk.call(deskApi.point, body)).body.data.list;

test('a caller is found by any spelling of the number, with addresses and last orders', async () => {
  const { db } = app.database;
  const [known] = await db
    .select({ phone: customers.phone, orders: sql<number>`count(*)`.mapWith(Number) })
    .from(customers)
    .innerJoin(orders, eq(orders.customer_id, customers.id))
    .groupBy(customers.id)
    .orderBy(sql`count(*) desc`)
    .limit(1);
  const { status, body } = await caller(toLocalPhone(known!.phone));
  expect(status).toBe(200);
  expect(body.data.phone).toBe(known!.phone);
  expect(body.data.orders).toHaveLength(Math.min(known!.orders, 5));
  const placed = body.data.orders.map(({ placed_at }) => placed_at);
  expect(placed).toEqual(placed.toSorted().toReversed());
  const [last] = body.data.orders;
  expect(last!.items.length).toBeGreaterThan(0);
  expect(body.data.addresses.map(({ id }) => id)).toContain(last!.address_id);
  expect(body.data.addresses[0]!.area).toMatch(/, .*(Kota|Kabupaten) /);
  expect((await caller(known!.phone)).body.data).toEqual(body.data);
});

test('an unknown or invalid number is 404', async () => {
  for (const phone of ['+6281299999999', '12', 'bukan-nomor']) expect((await caller(phone)).status).toBe(404);
});

test('a regional user sees only a caller’s orders and addresses in their region', async () => {
  const regional = await someoneOf(app, 'jbt');
  await regional.grant(['can_create_order_135']);
  const body = orderOf(await deskShop(app, 5));
  expect((await desk.send(deskApi.create, { body })).status).toBe(201);
  expect((await caller(body.phone)).body.data).toMatchObject({ orders: [{}], addresses: [{}] });
  expect((await caller(body.phone, regional)).body.data).toMatchObject({ name: body.name, orders: [], addresses: [] });
});

test('a village is found by its name and those of its parent areas, with a point nearby', async () => {
  const places = async (search: string) => (await desk.call(deskApi.places, { query: { search } })).body.data.list;
  const [found] = await places('sukabungah sukajadi');
  expect(found).toMatchObject({
    village_code: '32.73.07.1005',
    area: 'Sukabungah, Sukajadi, Kota Bandung, Jawa Barat',
    latitude: expect.closeTo(-6.9, 0),
    longitude: expect.closeTo(107.6, 0),
  });
  expect((await places('SUKABUNGAH, bandung'))[0]).toEqual(found);
  for (const nothing of ['', 'su', '%%%', 'tidakadadesaini']) expect(await places(nothing)).toEqual([]);
});

test('a village in another region is found, without a point from the customers or merchants there', async () => {
  const search = { query: { search: 'sukabungah sukajadi' } };
  const middle = async (region: 'jbt' | 'jbb') => {
    const regional = await someoneOf(app, region);
    await regional.grant(['can_create_order_135']);
    return (await regional.call(deskApi.places, search)).body.data.list[0];
  };
  const [all] = (await desk.call(deskApi.places, search)).body.data.list;
  expect(await middle('jbb')).toEqual(all);
  expect(await middle('jbt')).toEqual({ ...all, latitude: null, longitude: null });
});

test('caller and place lookups are limited per person and minute, then 429 with Retry-After', async () => {
  const operator = () => app.someoneWith(['can_create_order_135']);
  const [one, other] = [await operator(), await operator()];
  const ask = {
    caller: (who: Client) => who.send(deskApi.caller, { params: { phone: '081299999999' } }),
    places: (who: Client) => who.send(deskApi.places, { query: { search: '' } }),
  };
  for (const what of ['caller', 'places'] as const) {
    for (let count = 1; count < LOOKUP_LIMITS[what]; count += 1) await ask[what](one);
    expect((await ask[what](one)).status).not.toBe(429);
    const refused = await ask[what](one);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask[what](other)).status).not.toBe(429);
  }
});

test('merchants near a point come with the basket’s cost, best first, closed ones last', async () => {
  const shop = await deskShop(app, 5);
  const { merchant } = shop;
  const good = shop.goods.find(({ product_id }) => product_id)!;
  const [latitude, longitude] = [merchant.latitude + 0.003, merchant.longitude];
  const items = [{ product_id: good.product_id, quantity: 2 }];
  const list = await near({ body: { latitude, longitude, items } });
  const own = list.find(({ id }) => id === merchant.id)!;
  expect(own).toMatchObject({ is_open: true, closes_at: null, is_complete: true, goods_amount: 2 * good.price });
  expect(own.total).toBe(own.goods_amount + own.shipping_cost);
  expect(own.items).toMatchObject([{ id: good.id, quantity: 2, stock: 5 }]);
  const open = list.filter(({ is_open }) => is_open);
  expect(list.slice(0, open.length)).toEqual(open);
  const complete = open.filter(({ is_complete }) => is_complete).map(({ total }) => total);
  expect(complete).toEqual(complete.toSorted((one, other) => one - other));
  // more than is in stock
  const many = await near({ body: { latitude, longitude, items: [{ product_id: good.product_id, quantity: 6 }] } });
  expect(many.find(({ id }) => id === merchant.id)?.is_complete).toBe(false);
  const quote = await desk.call(shippingCostApi.ofOrder, {
    query: { merchant_id: merchant.id, latitude, longitude, goods_amount: own.goods_amount },
  });
  expect(quote.body.data).toMatchObject({ shipping_cost: own.shipping_cost, distance_m: own.distance_m });
  // a temporarily closed merchant is not offered as open, whatever its hours
  await app.database.db.update(merchants).set({ status: 'temporarily_closed' }).where(eq(merchants.id, merchant.id));
  const later = await near({ body: { latitude, longitude, items } });
  expect(later.filter(({ id, is_open }) => id === merchant.id && is_open)).toEqual([]);
});

test('with an empty basket, a search finds merchants that sell the product', async () => {
  const shop = await deskShop(app, 5);
  const { latitude, longitude } = shop.merchant;
  const { name } = shop.goods[0]!;
  const list = await near({ body: { latitude, longitude, search: name.toUpperCase() } });
  expect(list.map(({ id }) => id)).toContain(shop.merchant.id);
  for (const { id } of list) {
    const { body } = await desk.call(deskApi.products, { params: { id } });
    expect(body.data.list.map(each => each.name)).toContain(name);
  }
});

test('lists the products a merchant delivers, including those out of stock', async () => {
  const shop = await deskShop(app, 0);
  const { body } = await desk.call(deskApi.products, { params: { id: shop.merchant.id } });
  expect(body.data.total).toBe(body.data.list.length);
  expect(body.data.list.map(({ stock }) => stock)).toEqual(body.data.list.map(() => 0));
  await app.database.db
    .update(merchant_products)
    .set({ is_active: false })
    .where(eq(merchant_products.merchant_id, shop.merchant.id));
  expect((await desk.call(deskApi.products, { params: { id: shop.merchant.id } })).body.data.list).toEqual([]);
});

test('demo customers have the addresses of all their orders', async () => {
  const { db } = app.database;
  const [first] = await db.select().from(orders).orderBy(asc(orders.placed_at)).limit(1);
  const without = await db.$count(
    orders,
    sql`not exists (select 1 from ${customer_addresses} a where a.customer_id = ${orders.customer_id} and a.address = ${orders.address})`,
  );
  expect(first).toBeDefined();
  expect(without).toBe(0);
});
