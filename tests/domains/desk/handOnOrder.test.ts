import { and, eq, ne, sql } from 'drizzle-orm';
import { handOnApi } from '../../../contract/desk/handOnApi';
import { orderApi } from '../../../contract/order/orderApi';
import { ORDER_STATUSES } from '../../../contract/order/orderStatus';
import { merchants } from '../../../server/domains/merchant/table';
import { type GoodOnSale, goodsOnSale } from '../../../server/domains/merchantProduct/goodsOnSale';
import { merchant_products } from '../../../server/domains/merchantProduct/table';
import { orders } from '../../../server/domains/order/table';
import type { Client } from '../../support/client';
import { fourQuestions } from '../../support/fourQuestions';
import { startApp, type TestApp } from '../../support/startApp';
import { someOrder } from '../order/someOrder';
import { deskShop } from './deskShop';

let app: TestApp;
let helpdesk: Client;
let former: typeof merchants.$inferSelect;
let next: typeof merchants.$inferSelect;
/** The same product at both merchants. */
let formerGood: GoodOnSale;
let nextGood: GoodOnSale;

beforeAll(async () => {
  app = await startApp();
  helpdesk = await app.as('helpdesk');
  const { db } = app.database;
  const shop = await deskShop(app, 50);
  former = shop.merchant;
  for (const good of shop.goods.filter(({ product_id }) => product_id)) {
    const [other] = await goodsOnSale(
      db,
      sql`mp.product_id = ${good.product_id} and mp.merchant_id <> ${former.id} and m.status = 'active' and m.type_code = ${former.type_code}`,
    );
    if (!other) continue;
    [formerGood, nextGood] = [good, other];
    [next] = (await db.select().from(merchants).where(eq(merchants.id, other.merchant_id))) as [typeof next];
    break;
  }
  const opening_hours = Array.from({ length: 7 }, () => ({ open: '00:00', close: '24:00' }));
  await db.update(merchants).set({ opening_hours }).where(eq(merchants.id, next.id));
});
afterAll(() => app?.close());

const stockOf = async ({ id }: GoodOnSale) =>
  (await app.database.db.select().from(merchant_products).where(eq(merchant_products.id, id)))[0]!.stock;
const setStock = (stock: number) =>
  app.database.db.update(merchant_products).set({ stock }).where(eq(merchant_products.id, nextGood.id));

/** Creates an order of two of the product, at the higher of both prices, next door to the merchant that takes it over. */
const rejected = (status: (typeof ORDER_STATUSES)[number] = 'rejected_by_merchant', price?: number) => {
  const { id: merchant_product_id, product_id, category_code, name, sale_unit } = formerGood;
  return someOrder(app, {
    status,
    merchant_id: former.id,
    items: [
      {
        ...{ merchant_product_id, product_id, category_code, name, sale_unit },
        quantity: 2,
        price: price ?? Math.max(formerGood.price, nextGood.price),
      },
    ],
    values: { latitude: next.latitude + 0.002, longitude: next.longitude + 0.002 },
  });
};
const handOn = (order: { id: string; version: number }, merchant_id = next.id, who = helpdesk) =>
  who.send(handOnApi.reassign, { params: { id: order.id }, body: { version: order.version, merchant_id, note: null } });

fourQuestions('reassign', {
  app: () => app,
  endpoint: handOnApi.reassign,
  as: 'helpdesk',
  without: 'keuangan',
  input: async () => {
    await setStock(50);
    const { id, version } = await rejected();
    return { params: { id }, body: { version, merchant_id: next.id, note: null } };
  },
  bad: { field: 'merchant_id', change: { merchant_id: 'x' } },
});

test('a reassigned order keeps its agreed price, and stock moves between the merchants', async () => {
  await setStock(50);
  const order = await rejected();
  const before = await stockOf(formerGood);
  const offered = await helpdesk.call(handOnApi.merchants, { params: { id: order.id } });
  expect(offered.body.data.list.map(({ id }) => id)).toContain(next.id);
  expect(offered.body.data.list.map(({ id }) => id)).not.toContain(former.id);
  expect((await handOn(order)).status).toBe(200);
  const { body } = await helpdesk.call(orderApi.one, { params: { id: order.id } });
  expect(body.data).toMatchObject({
    status: 'awaiting_merchant',
    merchant_id: next.id,
    total: order.total,
    shipping_cost: order.shipping_cost,
    events: [{ action: 'reassign', note: `Dialihkan dari ${former.name} ke ${next.name}.` }, {}, {}],
  });
  expect(await stockOf(formerGood)).toBe(before + 2);
  expect(await stockOf(nextGood)).toBe(48);
  const [row] = await app.database.db.select().from(orders).where(eq(orders.id, order.id));
  expect(row).toMatchObject({ region_code: next.region_code, regency_code: next.regency_code });
});

test('an unsuitable merchant is rejected, and no stock moves', async () => {
  const { db } = app.database;
  await setStock(50);
  const order = await rejected();
  const cheap = await rejected('rejected_by_merchant', nextGood.price - 1);
  const [closed] = await db.select().from(merchants).where(eq(merchants.status, 'closed')).limit(1);
  const [unlike] = await db
    .select({ id: merchants.id })
    .from(merchants)
    .where(
      and(ne(merchants.id, former.id), ne(merchants.type_code, former.type_code), eq(merchants.status, 'suspended')),
    )
    .limit(1);
  const before = await stockOf(formerGood);
  const refusals = [await handOn(order, former.id), await handOn(cheap), await handOn(order, unlike!.id)];
  await setStock(1);
  refusals.push(await handOn(order));
  for (const { status, body } of refusals) {
    expect(status).toBe(422);
    expect(Object.keys(body.errors!)).toEqual(['merchant_id']);
  }
  expect((await handOn(order, closed!.id)).status).toBe(409);
  expect(await stockOf(formerGood)).toBe(before);
  expect(await stockOf(nextGood)).toBe(1);
  const { body } = await helpdesk.call(orderApi.one, { params: { id: order.id } });
  expect(body.data).toMatchObject({ status: 'rejected_by_merchant', merchant_id: former.id, version: order.version });
});

test('offers merchants that sell at the agreed price, and marks the others as incomplete', async () => {
  await setStock(50);
  const offer = async (price?: number) => {
    const { id } = await rejected('rejected_by_merchant', price);
    const { body } = await helpdesk.call(handOnApi.merchants, { params: { id } });
    return body.data.list.find(({ id: other }) => other === next.id);
  };
  expect(await offer()).toMatchObject({ is_complete: true });
  expect(await offer(nextGood.price - 1)).toMatchObject({ is_complete: false });
});

test('an order of the merchant’s own goods is offered to no other merchant', async () => {
  const { category_code, name, sale_unit, id: merchant_product_id } = formerGood;
  const { id } = await someOrder(app, {
    status: 'rejected_by_merchant',
    merchant_id: former.id,
    items: [{ merchant_product_id, product_id: null, category_code, name, sale_unit, quantity: 1, price: 9_000 }],
    values: { latitude: next.latitude, longitude: next.longitude },
  });
  const { body } = await helpdesk.call(handOnApi.merchants, { params: { id } });
  expect(body.data.list).toEqual([]);
});

test('reassigning from any other status is 409', async () => {
  await setStock(50);
  for (const status of ORDER_STATUSES.filter(name => name !== 'rejected_by_merchant'))
    expect(await handOn(await rejected(status))).toMatchObject({
      status: 409,
      body: { data: { reason: 'illegal_step', status } },
    });
});

test('of several concurrent reassignments one wins', async () => {
  await setStock(50);
  const order = await rejected();
  const answers = await Promise.all([handOn(order), handOn(order), handOn(order)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await stockOf(nextGood)).toBe(48);
});
