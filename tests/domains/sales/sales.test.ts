import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { addDays, daysBetween } from '../../../contract/core/days';
import { ORDER_STATUSES, SALE_STATUSES } from '../../../contract/order/orderStatus';
import { CATEGORY_CODES, type CategoryCode } from '../../../contract/product';
import type { SalesRow } from '../../../contract/sales/categorySales';
import { salesApi } from '../../../contract/sales/salesApi';
import { salesSlug } from '../../../contract/sales/salesRights';
import type { SalesFigures } from '../../../contract/transaction/sales';
import { type SalesStep, stepsOf } from '../../../contract/transaction/salesPeriod';
import { orders } from '../../../server/domains/order/table';
import { pdfText, withoutSpaces } from '../../support/pdfText';
import { startApp, type TestApp } from '../../support/startApp';
import { merchantOf, regionalKeeper } from '../merchantProduct/merchants';
import { someOrder } from '../order/someOrder';

let app: TestApp;
let shops: Awaited<ReturnType<typeof merchantOf>>[];

/** Long before the demo's orders. */
const [FIRST, LAST] = ['2019-11-24', '2020-01-09'];
const MIDNIGHT_UTC_MS = 17 * 3_600_000;

const item = fc.constantFrom(...CATEGORY_CODES).chain(category_code =>
  fc.record({
    category_code: fc.constant(category_code),
    name: fc.constantFrom('satu', 'dua').map(name => `${category_code} ${name}`),
    sale_unit: fc.constant('buah'),
    quantity: fc.integer({ min: 1, max: 40 }),
    price: fc.integer({ min: 500, max: 900_000 }),
    volume: fc.option(fc.integer({ min: 1, max: 90_000 }).map(thousandths => thousandths / 1_000)),
    volume_unit: fc.constant(category_code === 'lpg' ? 'kg' : 'liter'),
  }),
);
const day = fc.nat(daysBetween(FIRST, LAST)).map(by => addDays(FIRST, by));
/** An instant within a minute of midnight in Jakarta, or any other. */
const instant = fc
  .tuple(
    day,
    fc.oneof(
      fc.integer({ min: -60_000, max: 60_000 }).map(ms => MIDNIGHT_UTC_MS + ms),
      fc.nat(86_399_999),
    ),
  )
  .map(([date, ms]) => new Date(Date.parse(`${date}T00:00:00Z`) + ms).toISOString());
const placed = fc.record({
  shop: fc.nat(2),
  status: fc.oneof(fc.constantFrom(...SALE_STATUSES), fc.constantFrom(...ORDER_STATUSES)),
  placed_at: instant,
  items: fc.array(item, { minLength: 1, maxLength: 3 }),
});

beforeAll(async () => {
  app = await startApp();
  shops = [
    await merchantOf(app, 'agen-lpg', 'jbt'),
    await merchantOf(app, 'agen-lpg', 'jbb'),
    await merchantOf(app, 'outlet-bright', 'jbt'),
  ];
  for (const { shop, status, placed_at, items } of fc.sample(placed, { numRuns: 70, seed: 13 })) {
    const order = await someOrder(app, {
      merchant_id: shops[shop]!.id,
      status: 'completed',
      items,
      values: { placed_at },
    });
    // orders cancelled later are removed from the figures
    await app.database.db.update(orders).set({ status }).where(sql`${orders.id} = ${order.id}`);
  }
});
afterAll(() => app?.close());

type Query = Record<string, unknown>;
const read = async <Name extends 'list' | 'chart' | 'orders'>(name: Name, query: Query) => {
  const { status, body } = await (await app.as('keuangan')).send(salesApi[name], { query });
  expect({ status, message: body.message }).toEqual({ status: 200, message: 'Berhasil' });
  return body.data as never;
};
type Listed = { list: SalesRow[]; total: number; totals: SalesFigures };

/** Plain SQL over the orders, independent of the figures. */
async function plainSum(category: CategoryCode, start: string, end: string, more = sql`true`): Promise<SalesFigures> {
  const { rows } = await app.database.db.execute<Record<keyof SalesFigures, unknown>>(sql`
    select count(distinct o.id) as orders, coalesce(sum(i.quantity), 0) as quantity, coalesce(sum(i.amount), 0) as value,
      coalesce(sum(i.volume) filter (where i.volume_unit = 'liter'), 0) as volume_liter,
      coalesce(sum(i.volume) filter (where i.volume_unit = 'kg'), 0) as volume_kg
    from orders o join order_items i on i.order_id = o.id join merchants m on m.id = o.merchant_id
    where o.status = any(${sql.param(SALE_STATUSES)}) and i.category_code = ${category}
      and (o.placed_at at time zone 'Asia/Jakarta')::date between ${start} and ${end} and ${more}`);
  const row = rows[0]!;
  const number = (name: keyof SalesFigures) => Number(row[name]);
  return {
    orders: number('orders'),
    quantity: number('quantity'),
    volume_liter: number('volume_liter'),
    volume_kg: number('volume_kg'),
    value: number('value'),
  };
}

function sumOf(parts: readonly SalesFigures[]): SalesFigures {
  const add = (name: keyof SalesFigures) =>
    Math.round(parts.reduce((sum, part) => sum + part[name]!, 0) * 1_000) / 1_000;
  return {
    orders: add('orders'),
    quantity: add('quantity'),
    volume_liter: add('volume_liter'),
    volume_kg: add('volume_kg'),
    value: add('value'),
  };
}

const filters = fc.constantFrom<{ query: Query; more: () => ReturnType<typeof sql> }>(
  { query: {}, more: () => sql`true` },
  { query: { region: ['jbt'] }, more: () => sql`o.region_code = 'jbt'` },
  { query: { type_merchant: ['agen-lpg'] }, more: () => sql`m.type_code = 'agen-lpg'` },
  { query: { search: 'MRC-' }, more: () => sql`true` },
);
const asked = fc.record({
  days: fc.tuple(day, day).map(days => days.toSorted() as [string, string]),
  step: fc.constantFrom<SalesStep>('day', 'month'),
  category: fc.constantFrom(...CATEGORY_CODES),
  filter: filters,
});

test('rows, steps, regions and orders add up to a plain sum over the orders, for any query', async () => {
  await fc.assert(
    fc.asyncProperty(asked, async ({ days: [start_date, end_date], step, category, filter }) => {
      const query = { category, start_date, end_date, filter_date: step, ...filter.query };
      const whole = await plainSum(category, start_date, end_date, filter.more());
      const list: Listed = await read('list', { ...query, limit: 100 });
      expect(list.totals).toEqual(whole);
      expect(list.total).toBe(list.list.length);
      expect(sumOf(list.list)).toEqual(whole);

      const chart: { totals: SalesFigures; series: SalesFigures[]; regions: SalesFigures[] } = await read(
        'chart',
        query,
      );
      expect(chart.totals).toEqual(whole);
      expect(sumOf(chart.series)).toEqual(whole);
      expect(sumOf(chart.regions)).toEqual(whole);

      const behind: Listed = await read('orders', { ...query, limit: 100 });
      expect(behind.totals).toEqual(whole);
      expect(sumOf(behind.list.map(order => ({ ...order, orders: 1 })))).toEqual(whole);
    }),
    { numRuns: 25, seed: 13 },
  );
});

test('the orders behind a row add up to the row', async () => {
  const days = { start_date: FIRST, end_date: LAST };
  const { list }: Listed = await read('list', { category: 'lpg', ...days, filter_date: 'month', limit: 100 });
  expect(list.length).toBeGreaterThan(3);
  for (const { merchant_id, start_date, end_date, ...row } of list) {
    const { totals }: Listed = await read('orders', { category: 'lpg', merchant_id, start_date, end_date });
    expect(row).toMatchObject(totals);
  }
});

test('each step is compared with the same days one period earlier', async () => {
  const [start_date, end_date] = ['2019-12-25', '2020-01-04'];
  const chart: { series: (SalesFigures & { start_date: string; before: SalesFigures })[]; before: object } = await read(
    'chart',
    { category: 'bbm', start_date, end_date },
  );
  expect(chart.before).toEqual({ start_date: '2019-12-14', end_date: '2019-12-24' });
  expect(chart.series.map(({ start_date: first }) => first)).toEqual(
    stepsOf({ start_date, end_date }, 'day').map(days => days.start_date),
  );
  for (const { start_date: first, before } of chart.series)
    expect(before).toEqual(await plainSum('bbm', addDays(first, -11), addDays(first, -11)));
});

test('the list is sorted as requested, across pages', async () => {
  const query = { category: 'lpg', start_date: FIRST, end_date: LAST, sort: '-value' };
  const all: Listed = await read('list', { ...query, limit: 100 });
  const values = all.list.map(({ value }) => value);
  expect(values).toEqual(values.toSorted((a, b) => b! - a!));
  const second: Listed = await read('list', { ...query, limit: 5, page: 2 });
  expect(second.list).toEqual(all.list.slice(5, 10));
  const beyond: Listed = await read('list', { ...query, limit: 100, page: 9 });
  expect(beyond).toMatchObject({ list: [], total: all.total, totals: all.totals });
});

describe('each category has its own read permission', () => {
  const calls = ['list', 'chart', 'orders'] as const;
  test.each(CATEGORY_CODES)('%s', async category => {
    const someone = await app.someoneWith([salesSlug('read', category)]);
    const other = CATEGORY_CODES.find(code => code !== category)!;
    for (const name of calls) {
      const own = await someone.send(salesApi[name], { query: { category } });
      expect(own.status).toBe(200);
      // without a category, the first one they may read is used
      expect((await someone.send(salesApi[name])).body.data).toMatchObject({ category_code: category });
      expect((await someone.send(salesApi[name], { query: { category: other } })).status).toBe(403);
    }
    expect((await someone.send(salesApi.export, { query: { category } })).status).toBe(403);
    expect((await someone.send(salesApi.pdf, { query: { category } })).status).toBe(403);
  });
});

test('a regional user sees only sales of their region', async () => {
  const someone = await regionalKeeper(app, 'jbt');
  await someone.grant(['can_read_data_penjualan_lpg']);
  const query = { category: 'lpg', start_date: FIRST, end_date: LAST };
  const whole = await plainSum('lpg', FIRST, LAST, sql`o.region_code = 'jbt'`);
  for (const name of ['list', 'chart', 'orders'] as const) {
    const { body } = await someone.call(salesApi[name], { query });
    expect(body.data.totals).toEqual(whole);
  }
});

test('a period that ends before it starts, or is longer than a year, is rejected', async () => {
  const finance = await app.as('keuangan');
  for (const [start_date, end_date, message] of [
    ['2020-01-02', '2020-01-01', 'Sampai tanggal paling awal 2020-01-02'],
    ['2019-01-01', '2020-01-02', 'Periode paling lama 366 hari'],
  ])
    for (const name of ['list', 'chart', 'orders', 'pdf'] as const) {
      const { status, body } = await finance.send(salesApi[name], { query: { start_date, end_date } });
      expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { end_date: message } });
    }
});

describe('files', () => {
  const query = { category: 'lpg', start_date: FIRST, end_date: LAST, filter_date: 'month', region: ['jbt'] };

  test('Excel has the rows, which add up to the totals', async () => {
    const { totals, list }: Listed = await read('list', { ...query, limit: 100 });
    const { status, raw, headers } = await (await app.as('keuangan')).send(salesApi.export, { query });
    expect({ status, rows: headers['x-total-rows'] }).toEqual({ status: 200, rows: String(list.length) });
    const [headings, ...rows] = (await readXlsx(raw)).sheets[0]!.rows;
    const column = (name: string) => rows.map(row => row[headings!.indexOf(name)]);
    const sum = (name: string) => column(name).reduce((all: number, value) => all + Number(value), 0);
    expect(column('Merchant')).toEqual(list.map(({ merchant_name }) => merchant_name));
    expect({ orders: sum('Pesanan'), value: sum('Nilai penjualan') }).toEqual({
      orders: totals.orders,
      value: totals.value,
    });
  });

  test('the PDF has its filters, rows and sums', async () => {
    const { totals, list }: Listed = await read('list', { ...query, limit: 100 });
    const { status, raw, headers } = await (await app.as('keuangan')).send(salesApi.pdf, { query });
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/pdf' });
    const text = pdfText(raw);
    const number = (value: number) => value.toLocaleString('id-ID');
    for (const part of [
      'Data Penjualan LPG',
      '24 Nov 2019',
      '9 Jan 2020',
      'JBT',
      list[0]!.merchant_name,
      `${number(totals.orders!)} pesanan, ${number(totals.quantity!)} barang, nilai penjualan Rp${number(totals.value!)}`,
      `Jumlah ${number(totals.orders!)} ${number(totals.quantity!)}`,
    ])
      expect(text).toContain(withoutSpaces(part));
  });
});
