import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { jakartaDay } from '../../../contract/core/days';
import { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import type { Figure } from '../../../contract/dashboard/dashboardFigures';
import { NAMED_WORK, workApi } from '../../../contract/dashboard/workApi';
import { orderApi } from '../../../contract/order/orderApi';
import { SALE_STATUSES } from '../../../contract/order/orderStatus';
import { merchants } from '../../../server/domains/merchant/table';
import { orders } from '../../../server/domains/order/table';
import { startApp, type TestApp } from '../../support/startApp';
import { regionalKeeper } from '../merchantProduct/merchants';
import { someOrder } from '../order/someOrder';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const as = async (person: Parameters<TestApp['as']>[0] = 'superadmin') => app.as(person);
const sum = (figures: readonly Figure[]) => ({
  now: figures.reduce((all, { now }) => all + now!, 0),
  before: figures.reduce((all, { before }) => all + before!, 0),
});

const filters = [
  {},
  { province: ['31', '32'] },
  { category: 'lpg' as const },
  { type: ['spbu' as const] },
  { start_date: '2026-01-01', end_date: '2026-12-31' },
];

test.each(filters)('parts add up to the whole: %j', async query => {
  const client = await as();
  const { body: summary } = await client.call(dashboardApi.summary, { query });
  const { orders: all, value } = summary.data;

  const orderChart = (await client.call(dashboardApi.orderChart, { query })).body.data;
  expect(orderChart.total).toEqual(all);
  expect(sum(orderChart.series)).toEqual(all);
  const valueChart = (await client.call(dashboardApi.valueChart, { query })).body.data;
  expect(sum(valueChart.series)).toEqual(value);
  const customers = (await client.call(dashboardApi.customerChart, { query })).body.data;
  expect(customers.total).toEqual(summary.data.customers);
  expect(sum(customers.series).now).toBeGreaterThanOrEqual(customers.total.now!);
  const volume = (await client.call(dashboardApi.volumeChart, { query })).body.data;
  expect(volume).toMatchObject({ unit: query.category ? 'kg' : 'liter', category_code: query.category ?? 'bbm' });
  expect(volume.total).toEqual({ now: summary.data.volume!.now, before: summary.data.volume!.before });

  const { list: places } = (await client.call(dashboardApi.locations, { query })).body.data;
  expect(sum(places.map(place => place.value))).toEqual(value);
  expect(sum(places.map(place => place.orders))).toEqual(all);
  const { list: ways } = (await client.call(dashboardApi.paymentMethods, { query })).body.data;
  expect(sum(ways.map(way => way.value))).toEqual(value);
  expect(sum(ways.map(way => way.orders))).toEqual(all);
  const money = (await client.call(dashboardApi.revenue, { query })).body.data;
  expect(money.goods).toEqual(value);
  if (query.category) expect(money.total).toBeNull();
  else expect(money.total!.now).toBe(value.now! + money.shipping!.now! - money.discount!.now!);

  const { category, ...rest } = { category: undefined, ...query };
  const { list: categories } = (await client.call(dashboardApi.categories, { query: rest })).body.data;
  if (!category) expect(sum(categories.map(each => each.value))).toEqual(value);
  for (const { id, ...figures } of categories) {
    const one = (await client.call(dashboardApi.category, { params: { id }, query: rest })).body.data;
    expect(one).toMatchObject(figures);
    const report = (await client.call(dashboardApi.categoryReport, { params: { id }, query: rest })).body.data;
    expect(report.value).toEqual(figures.value);
  }
  const { list: best } = (await client.call(dashboardApi.bestSelling, { query })).body.data;
  expect(best.map(product => product.value.now)).toEqual(
    best.map(product => product.value.now).toSorted((a, b) => b! - a!),
  );
});

test('the order list of a province has as many rows as its figure says', async () => {
  const client = await as();
  const { list, start_date, end_date } = (await client.call(dashboardApi.locations, { query: {} })).body.data;
  const [place] = list;
  const rows = await client.call(orderApi.list, {
    query: { start_date, end_date, province_id: [place!.id], status: [...SALE_STATUSES] },
  });
  expect(rows.body.data.total).toBe(place!.orders.now);
});

test('an order counts from acceptance by the merchant until it is cancelled, to the rupiah', async () => {
  const client = await as();
  const today = jakartaDay();
  const query = { start_date: today, end_date: today };
  const read = async () => (await client.call(dashboardApi.summary, { query })).body.data;
  const before = await read();
  const order = await someOrder(app, { status: 'awaiting_merchant', values: { placed_at: new Date().toISOString() } });
  expect(await read()).toEqual(before);
  await app.database.db.update(orders).set({ status: 'processing' }).where(eq(orders.id, order.id));
  const accepted = await read();
  expect(accepted.value.now! - before.value.now!).toBe(180_000);
  expect(accepted.customers.now! - before.customers.now!).toBe(1);
  await app.database.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, order.id));
  expect(await read()).toEqual(before);
});

test('an owner’s figures cover the owner’s merchants; an unknown owner has none', async () => {
  const client = await as();
  const { db } = app.database;
  const order = await someOrder(app, { status: 'completed', values: { placed_at: '2016-05-05T05:00:00Z' } });
  const [merchant] = await db.select().from(merchants).where(eq(merchants.id, order.merchant_id));
  const query = { start_date: '2016-05-05', end_date: '2016-05-05', owner_id: merchant!.owner_id };
  const own = (await client.call(dashboardApi.summary, { query })).body.data;
  expect([own.orders.now, own.value.now, own.customers.now, own.merchants.now]).toEqual([1, 180_000, 1, 1]);
  const nobody = { ...query, owner_id: '00000000-0000-4000-8000-000000000000' };
  expect((await client.call(dashboardApi.summary, { query: nobody })).body.data.orders.now).toBe(0);
});

test('a regional user sees only the figures of their region', async () => {
  const keeper = await regionalKeeper(app, 'jbb');
  await keeper.grant(['can_read_dashboard']);
  const { list } = (await keeper.call(dashboardApi.locations, { query: {} })).body.data;
  expect(new Set(list.map(({ region_code }) => region_code))).toEqual(new Set(['jbb']));
  const all = (await (await as()).call(dashboardApi.locations, { query: {} })).body.data.list;
  const theirs = all.filter(({ region_code }) => region_code === 'jbb');
  expect((await keeper.call(dashboardApi.summary, { query: {} })).body.data.orders).toEqual(
    sum(theirs.map(place => place.orders)),
  );
});

test('merchants and their stock add up', async () => {
  const client = await as();
  const found = (await client.call(dashboardApi.merchants, { query: {} })).body.data;
  expect(found.statuses.reduce((all, { merchants: number }) => all + number, 0)).toBe(found.total);
  expect(found.types.reduce((all, { merchants: number }) => all + number, 0)).toBe(found.total);
  const { merchants: levels } = (await client.call(dashboardApi.stock, { query: {} })).body.data;
  const active = found.statuses.find(({ status }) => status === 'active')!.merchants;
  expect(levels.available + levels.low + levels.empty).toBe(active);
});

test('revenue requires transaction permissions, merchant figures permission to read merchants', async () => {
  const helpdesk = await as('helpdesk');
  expect((await helpdesk.send(dashboardApi.summary, { query: {} })).status).toBe(200);
  expect((await helpdesk.send(dashboardApi.revenue, { query: {} })).status).toBe(403);
  const someone = await app.someoneWith(['can_read_dashboard']);
  expect((await someone.send(dashboardApi.merchants, { query: {} })).status).toBe(403);
  expect((await someone.send(dashboardApi.category, { params: { id: 'bensin' }, query: {} })).status).toBe(404);
});

test.each([
  [{ start_date: '2026-02-01', end_date: '2026-01-31' }, 'end_date'],
  [{ start_date: '2024-01-01', end_date: '2025-06-01' }, 'end_date'],
  [{ category: 'bensin' }, 'category'],
  [{ owner_id: 'PT Maju' }, 'owner_id'],
])('%j is rejected with the field named', async (query, field) => {
  const { status, body } = await (await as()).send(dashboardApi.summary, { query });
  expect(status).toBe(422);
  expect(Object.keys(body.errors!)).toEqual([field]);
});

test('work queues match the lists behind them and depend on permissions', async () => {
  const helpdesk = await as('helpdesk');
  const { list } = (await helpdesk.call(workApi.list, {})).body.data;
  expect(list.map(({ queue }) => queue)).toEqual(['orders_action']);
  const { total } = (await helpdesk.call(orderApi.list, { query: { group: 'action' } })).body.data;
  expect(list[0]).toMatchObject({ count: total, filter: { group: 'action' } });
  expect(total).toBeGreaterThan(0);
  const { list: first } = (
    await helpdesk.call(orderApi.list, { query: { group: 'action', sort: 'due_at', limit: NAMED_WORK } })
  ).body.data;
  expect(list[0]!.items.map(({ id, label, due_at }) => ({ id, label, due_at }))).toEqual(
    first.map(({ id, number: label, due_at }) => ({ id, label, due_at })),
  );
  const all = (await (await as()).call(workApi.list, {})).body.data.list.map(({ items }) => items[0]?.due_at ?? '9');
  expect(all).toEqual(all.toSorted());
  const merchant = (await (await as('merchant')).call(workApi.list, {})).body.data.list;
  expect(merchant.map(({ queue }) => queue)).toEqual(['registrations', 'empty_merchants']);
  const finance = (await (await as('keuangan')).call(workApi.list, {})).body.data.list;
  expect(new Set(finance.map(({ queue }) => queue))).toEqual(
    new Set(['refunds', 'price_proposals', 'promotions', 'vouchers']),
  );
  expect((await (await as('tamu')).call(workApi.list, {})).body.data.list).toEqual([]);
});

test('the rows of the workbook add up to the figures', async () => {
  const client = await as('keuangan');
  const query = { category: 'lpg' as const };
  const { value } = (await client.call(dashboardApi.summary, { query })).body.data;
  const response = await client.send(dashboardApi.excel, { query });
  expect(response.status).toBe(200);
  const [sheet] = (await readXlsx(response.raw)).sheets;
  const values = sheet!.rows.slice(1).map(row => Number(row.at(-1)));
  expect(values.reduce((all, each) => all + each, 0)).toBe(value.now);
  expect((await (await as('harga')).send(dashboardApi.excel, { query })).status).toBe(403);
});
