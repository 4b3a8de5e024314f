import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { MAX_RUPIAH } from '../../../contract/core/maxRupiah';
import { deskApi } from '../../../contract/desk/deskApi';
import { orderTotal } from '../../../contract/desk/orderTotal';
import { ORDER_EXTRA_PREFIX } from '../../../contract/notification';
import type { Order } from '../../../contract/order/orderRecord';
import { audit_log } from '../../../server/audit/table';
import { merchants } from '../../../server/domains/merchant/table';
import { merchant_products } from '../../../server/domains/merchantProduct/table';
import { notifications } from '../../../server/domains/notification/table';
import { customer_addresses } from '../../../server/domains/order/customer/table';
import { customers, order_events, orders } from '../../../server/domains/order/table';
import { promotion_uses } from '../../../server/domains/promotion/table';
import { shipping_costs } from '../../../server/domains/shippingCost/table';
import type { Client } from '../../support/client';
import { fourQuestions } from '../../support/fourQuestions';
import { startApp, type TestApp } from '../../support/startApp';
import { addPromotion, someoneOf } from '../promotion/somePromotion';
import { type DeskShop, deskShop, newPhone, orderOf } from './deskShop';

let app: TestApp;
let desk: Client;

beforeAll(async () => {
  app = await startApp();
  desk = await app.as('helpdesk');
});
afterAll(() => app?.close());

const place = (body: object, key?: string, who = desk) =>
  who.send(deskApi.create, { body, ...(key && { headers: { 'idempotency-key': key } }) });
const stockOf = async (id: string) =>
  (await app.database.db.select().from(merchant_products).where(eq(merchant_products.id, id)))[0]!.stock;
const ordersOf = ({ merchant }: DeskShop) =>
  app.database.db.$count(
    orders,
    sql`${orders.merchant_id} = ${merchant.id} and ${orders.channel} = '135' and ${orders.placed_at} > now() - interval '5 minutes'`,
  );
/** Returns the field and the code of a response that refuses an order. */
const refusal = ({ status, body }: Awaited<ReturnType<typeof place>>) => ({
  status,
  fields: Object.keys(body.errors ?? {}),
  reason: (body.data as { reason?: string } | null)?.reason,
});

fourQuestions('an order by telephone', {
  app: () => app,
  endpoint: deskApi.create,
  as: 'helpdesk',
  without: 'marketing',
  input: async () => ({ body: orderOf(await deskShop(app, 5)) }),
  bad: { field: 'phone', change: { phone: '0812' }, message: 'Nomor telepon bukan nomor telepon yang valid' },
});

test('takes stock, saves customer and address, goes to the merchant and sends notifications', async () => {
  const shop = await deskShop(app, 5);
  const good = shop.goods[0]!;
  const asked = orderOf(shop, {
    items: [{ merchant_product_id: good.id, quantity: 2, price: good.price }],
    note: 'Bawa kembalian.',
    address_note: 'Pagar hijau',
  });
  const { status, body } = await place(asked);
  expect(status).toBe(201);
  const order = body.data as Order;
  expect(order).toMatchObject({
    channel: '135',
    status: 'awaiting_merchant',
    payment_method: 'cod_cash',
    recipient_phone: asked.phone,
    address_note: 'Pagar hijau',
    merchant_id: shop.merchant.id,
  });
  const { goods_amount, shipping_cost, discount, total } = order;
  const items = order.items.map(({ price, quantity }) => ({ price: price!, quantity }));
  expect({ goods_amount, shipping_cost, discount, total }).toEqual(
    orderTotal({ items, shipping_cost: shipping_cost! }),
  );
  expect(order.events.map(({ action, actor_kind, note }) => [action, actor_kind, note])).toEqual([
    ['submit_cod', 'system', null],
    ['create', 'helpdesk', 'Bawa kembalian.'],
  ]);
  expect(await stockOf(good.id)).toBe(3);
  const { db } = app.database;
  const [address] = await db
    .select()
    .from(customer_addresses)
    .where(eq(customer_addresses.customer_id, order.customer.id));
  expect(address).toMatchObject({ address: asked.address, village_code: asked.village_code });
  const log = await db.select().from(audit_log).where(eq(audit_log.entity_id, order.id));
  expect(log.map(({ action }) => action).toSorted()).toEqual(['create', 'submit_cod']);
  const told = await db.$count(notifications, eq(notifications.extra, ORDER_EXTRA_PREFIX + order.id));
  expect(told).toBeGreaterThan(0);
});

test('fifty concurrent orders for the last ten items sell exactly ten', async () => {
  const shop = await deskShop(app, 10);
  const answers = await Promise.all(Array.from({ length: 50 }, () => place(orderOf(shop))));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  const refused = answers.filter(({ status }) => status !== 201).map(refusal);
  expect(refused).toEqual(
    Array.from({ length: 40 }, () => ({ status: 422, fields: ['items.0.quantity'], reason: 'desk.outOfStock' })),
  );
  expect(await stockOf(shop.goods[0]!.id)).toBe(0);
  expect(await ordersOf(shop)).toBe(10);
});

test('repeated requests with the same key, also concurrent, create one order', async () => {
  const shop = await deskShop(app, 10);
  const [key, body] = [randomUUID(), orderOf(shop)];
  const answers = await Promise.all([1, 2, 3].map(() => place(body, key)));
  const later = await place(body, key);
  expect(new Set([...answers, later].map(response => (response.body.data as Order).id)).size).toBe(1);
  expect(await stockOf(shop.goods[0]!.id)).toBe(9);
  expect(await ordersOf(shop)).toBe(1);
  // the same key from another person makes another order
  const superadmin = await app.as('superadmin');
  expect(((await place(body, key, superadmin)).body.data as Order).id).not.toBe((later.body.data as Order).id);
});

describe('invalid input is reported on its field and leaves nothing behind', () => {
  test.each<[string, (shop: DeskShop) => object, string, string | undefined]>([
    [
      'out of stock',
      ({ goods }) => ({ items: [{ merchant_product_id: goods[0]!.id, quantity: 6 }] }),
      'items.0.quantity',
      'desk.outOfStock',
    ],
    [
      'twice in the basket',
      ({ goods }) => ({ items: [1, 1].map(quantity => ({ merchant_product_id: goods[0]!.id, quantity })) }),
      'items.1.merchant_product_id',
      'desk.notSold',
    ],
    [
      'goods of another',
      () => ({ items: [{ merchant_product_id: randomUUID(), quantity: 1 }] }),
      'items.0.merchant_product_id',
      'desk.notSold',
    ],
    [
      'another price',
      ({ goods: [good] }) => ({ items: [{ merchant_product_id: good!.id, quantity: 1, price: good!.price - 1 }] }),
      'items.0.price',
      'desk.priceChanged',
    ],
    ['another shipping cost', () => ({ shipping_cost: 1 }), 'shipping_cost', 'desk.shippingChanged'],
    ['another total', () => ({ total: 1 }), 'total', 'desk.totalChanged'],
    ['an unknown code', () => ({ promotion_code: 'TIDAKADA' }), 'promotion_code', 'promotion.unknownCode'],
    ['too far', ({ merchant }) => ({ latitude: merchant.latitude + 2 }), 'merchant_id', undefined],
    ['an unknown village', () => ({ village_code: '99.99.99.9999' }), 'village_code', 'rule.one_of'],
  ])('%s', async (_, change, field, reason) => {
    const shop = await deskShop(app, 5);
    const body = orderOf(shop, change(shop));
    expect(refusal(await place(body))).toEqual({ status: 422, fields: [field], reason });
    expect(await stockOf(shop.goods[0]!.id)).toBe(5);
    expect(await ordersOf(shop)).toBe(0);
    expect(await app.database.db.$count(customers, eq(customers.phone, body.phone))).toBe(0);
  });

  test.each([
    ['closed for some time', { status: 'temporarily_closed' as const }, 'desk.notActive'],
    ['closed today', { opening_hours: Array.from({ length: 7 }, () => null) }, 'desk.closed'],
  ])('%s', async (_, change, reason) => {
    const shop = await deskShop(app, 5);
    await app.database.db.update(merchants).set(change).where(eq(merchants.id, shop.merchant.id));
    expect(refusal(await place(orderOf(shop)))).toEqual({ status: 422, fields: ['merchant_id'], reason });
  });
});

describe('an order costs at most what an amount of money can be', () => {
  /** Returns lines of a shop's own goods at the largest price. */
  async function dearGoods({ merchant }: DeskShop, lines: number) {
    const goods = await app.database.db
      .insert(merchant_products)
      .values(
        Array.from({ length: lines }, (_, index) => ({
          ...{ merchant_id: merchant.id, category_code: 'non-pertamina' as const, name: `Barang mahal ${index}` },
          ...{ sale_unit: 'buah', price: MAX_RUPIAH, stock: 10_000 },
        })),
      )
      .returning();
    return goods.map(({ id }) => id);
  }
  const items = (ids: readonly string[], quantity: number) =>
    ids.map(merchant_product_id => ({ merchant_product_id, quantity }));

  test.each([
    ['past every exact number', 50, 10_000],
    ['past the limit', 1, 10_000],
    ['by the shipping cost alone', 1, 1],
  ])('%s', async (_, lines, quantity) => {
    const shop = await deskShop(app, 5);
    // a tariff without free delivery
    await app.database.db.update(shipping_costs).set({ free_from: null, base_fee: 5_000 });
    const ids = await dearGoods(shop, lines);
    const body = orderOf(shop, { items: items(ids, quantity) });
    const refused = { status: 422, fields: ['items'], reason: 'desk.tooExpensive' };
    expect(refusal(await place(body))).toEqual(refused);
    const asked = { ...body, promotion_code: 'TIDAKADA' };
    expect(refusal(await desk.send(deskApi.promotion, { body: asked }))).toEqual(refused);
    expect(await ordersOf(shop)).toBe(0);
    const { latitude, longitude } = body;
    const offers = await desk.send(deskApi.point, {
      body: { latitude, longitude, items: items(ids, quantity) },
    });
    expect(offers.status).toBe(200);
    const { list } = offers.body.data as { list: { total: number }[] };
    expect(list.filter(({ total }) => total > MAX_RUPIAH)).toEqual([]);
  });
});

test('checking a code does not consume it; the order uses it once', async () => {
  const promotion = await addPromotion(await app.as('superadmin'), { kind: 'flash_sale', max_uses_per_customer: 1 });
  const shop = await deskShop(app, 5);
  const body = orderOf(shop, { promotion_code: promotion.code.toLowerCase() });
  const checked = await desk.send(deskApi.promotion, { body });
  expect(checked).toMatchObject({ status: 200, body: { data: { title: promotion.title } } });
  const uses = () => app.database.db.$count(promotion_uses, eq(promotion_uses.promotion_id, promotion.id));
  expect(await uses()).toBe(0);
  const { body: placed } = await place(body);
  const order = placed.data as Order;
  expect(order.discount).toBe((checked.body.data as { total: number }).total);
  expect(order.discount).toBeGreaterThan(0);
  expect(await uses()).toBe(1);
  expect(refusal(await place(body))).toEqual({
    status: 422,
    fields: ['promotion_code'],
    reason: 'promotion.customerUsedUp',
  });
  expect(await stockOf(shop.goods[0]!.id)).toBe(4);
});

test('old cylinders can be traded in by telephone, noted for the courier', async () => {
  const value = 7_000;
  const promotion = await addPromotion(await app.as('superadmin'), { kind: 'trade_in', value, max_discount: 50_000 });
  const shop = await deskShop(app, 5);
  const items = [{ merchant_product_id: shop.goods[0]!.id, quantity: 2 }];
  const body = orderOf(shop, { items, promotion_code: promotion.code, note: 'Lewat gang.' });
  expect(refusal(await place(body))).toMatchObject({ fields: ['promotion_code'], reason: 'promotion.noTradeIn' });
  const checked = await desk.call(deskApi.promotion, {
    body: { ...body, promotion_code: promotion.code, traded_in: 1 },
  });
  expect(checked.body.data.total).toBe(value);
  // more traded in than bought counts only up to the number bought
  const { body: placed } = await place({ ...body, traded_in: 3 });
  const order = placed.data as Order;
  expect(order.discount).toBe(2 * value);
  expect(order.events.at(-1)).toMatchObject({ action: 'create', note: 'Tabung lama ditukar: 3. Lewat gang.' });
});

test('a regional user can order only from merchants in their region', async () => {
  const regional = await someoneOf(app, 'jbt');
  await regional.grant(['can_create_order_135']);
  const [own, other] = [await deskShop(app, 5, 'jbt'), await deskShop(app, 5, 'jbb')];
  expect((await place(orderOf(own), undefined, regional)).status).toBe(201);
  expect((await place(orderOf(other), undefined, regional)).status).toBe(404);
  const { latitude, longitude } = other.merchant;
  const { body } = await regional.call(deskApi.point, { body: { latitude, longitude } });
  expect(body.data.list.filter(({ id }) => id === other.merchant.id)).toEqual([]);
});

test('of a customer’s concurrent orders at several merchants, only one gets a single-use promotion', async () => {
  const promotion = await addPromotion(await app.as('superadmin'), { kind: 'flash_sale', max_uses_per_customer: 1 });
  const phone = newPhone();
  const shops = [await deskShop(app, 5), await deskShop(app, 5), await deskShop(app, 5)];
  const answers = await Promise.all(shops.map(shop => place(orderOf(shop, { phone, promotion_code: promotion.code }))));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const [customer] = await app.database.db.select().from(customers).where(eq(customers.phone, phone));
  expect(await app.database.db.$count(orders, eq(orders.customer_id, customer!.id))).toBe(1);
  expect(
    await app.database.db.$count(
      order_events,
      sql`${order_events.order_id} in (select id from orders where customer_id = ${customer!.id})`,
    ),
  ).toBe(2);
});
