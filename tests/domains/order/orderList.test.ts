import { count, eq, inArray, sql } from 'drizzle-orm';
import { toLocalPhone } from '../../../contract/core/phone';
import { orderApi } from '../../../contract/order/orderApi';
import { ORDER_STATUSES, RUNNING_STATUSES } from '../../../contract/order/orderStatus';
import { customers, orders } from '../../../server/domains/order/table';
import { startApp, type TestApp } from '../../support/startApp';
import { someOrder } from './someOrder';

let app: TestApp;
let mine: (typeof orders.$inferSelect)[];
const family = `Keluarga ${Date.now()}`;

beforeAll(async () => {
  app = await startApp();
  // an order in each status, placed on consecutive days, the last one at the end of a day in Jakarta
  mine = [];
  for (const [index, status] of ORDER_STATUSES.entries()) {
    const at = new Date(Date.UTC(2026, 5, 1 + index, 16, 59, 59, 999)).toISOString();
    const region = index % 2 === 0 ? 'jbt' : 'sumbagut';
    const recipient_name = `${family} ${String(index).padStart(2, '0')}`;
    const values = { recipient_name, placed_at: at, status_since: at, shipping_cost: 5_000 + index * 500 };
    mine.push(await someOrder(app, { status, region, values }));
  }
});
afterAll(() => app?.close());

type Row = (typeof mine)[number];
const page = async (query: Record<string, unknown> = {}) => {
  const { status, body } = await (await app.as('helpdesk')).call(orderApi.list, {
    query: { search: family, limit: 100, ...query },
  });
  expect(status).toBe(200);
  return body.data;
};
const day = (instant: string) => new Date(Date.parse(instant) + 7 * 3_600_000).toISOString().slice(0, 10);

const one = () => mine[7]!;
const filters: [name: string, value: () => unknown, fits: (row: Row) => boolean][] = [
  // as named in point 3, and as in the call of point 7
  ['province', () => [one().province_code], row => row.province_code === one().province_code],
  ['regency', () => one().regency_code, row => row.regency_code === one().regency_code],
  ['province_id', () => one().province_code, row => row.province_code === one().province_code],
  ['regency_id', () => [one().regency_code], row => row.regency_code === one().regency_code],
  ['merchant_id', () => one().merchant_id, row => row.merchant_id === one().merchant_id],
  [
    'group',
    () => 'complaint',
    row => ['complaint_submitted', 'complaint_in_review', 'resend_in_process'].includes(row.status),
  ],
  ['status', () => ['processing', 'refunded'], row => ['processing', 'refunded'].includes(row.status)],
  ['start_date', () => day(one().placed_at), row => row.placed_at >= one().placed_at],
  ['end_date', () => day(one().placed_at), row => row.placed_at <= one().placed_at],
];

test.each(filters)(
  'filtered by %s, the list, its counts and its file have exactly the matching orders',
  async (name, value, fits) => {
    const expected = mine.filter(fits);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(mine.length);
    const { list, total } = await page({ [name]: value() });
    expect(total).toBe(expected.length);
    expect(list.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    const finance = await app.as('keuangan');
    const file = await finance.send(orderApi.export, {
      query: { search: family, [name]: value(), format: 'csv', columns: 'number,status' },
    });
    expect(file.headers['x-total-rows']).toBe(String(expected.length));
    if (name === 'status' || name === 'group') return;
    const counts = await finance.call(orderApi.counts, { query: { search: family, [name]: value() } });
    expect(counts.body.data.list.toSorted((a, b) => (a.status < b.status ? -1 : 1))).toEqual(
      expected.map(({ status }) => ({ status, orders: 1 })).toSorted((a, b) => (a.status < b.status ? -1 : 1)),
    );
  },
);

test.each(['due_at', 'placed_at', 'status_since', 'total'] as const)(
  'the list is sorted by %s both ways',
  async sort => {
    // nulls sort last in ascending order
    const upwards = (await page({ sort })).list.map(row => row[sort] ?? '9');
    expect(upwards).toEqual(upwards.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    expect((await page({ sort: `-${sort}` })).list.map(row => row[sort] ?? '9')).toEqual(upwards.toReversed());
  },
);

test('an order is found by number, name and phone number in any format', async () => {
  const { id, number, recipient_phone, recipient_name } = one();
  for (const search of [
    number,
    number.toLowerCase(),
    recipient_name,
    `0${recipient_phone.slice(3)}`,
    recipient_phone,
    recipient_phone.slice(1),
    toLocalPhone(recipient_phone),
    toLocalPhone(recipient_phone).replaceAll('-', ' '),
  ]) {
    const { list, total } = await page({ search });
    expect({ search, found: list.map(row => row.id), total }).toEqual({ search, found: [id], total: 1 });
  }
  expect((await page({ search: '%' })).total).toBe(0);
});

test('without a search only running orders are counted', async () => {
  const { body } = await (await app.as('helpdesk')).call(orderApi.counts, { query: {} });
  expect(body.data.list.every(({ status }) => RUNNING_STATUSES.includes(status))).toBe(true);
});

test('a search counts matches in every status, finished ones too', async () => {
  const { body } = await (await app.as('helpdesk')).call(orderApi.counts, { query: { search: family } });
  expect(body.data.list.map(({ status }) => status).toSorted()).toEqual([...ORDER_STATUSES].toSorted());
});

test('an order is found by the phone number of its customer', async () => {
  const { id, customer_id } = one();
  const [customer] = await app.database.db.select().from(customers).where(eq(customers.id, customer_id));
  expect((await page({ search: toLocalPhone(customer!.phone) })).list.map(row => row.id)).toContain(id);
});

test('a row has the ordered goods and the deadline of an open complaint', async () => {
  const two = await someOrder(app, {
    status: 'complaint_in_review',
    items: [
      { category_code: 'lpg', name: 'Bright Gas 12 kg', sale_unit: 'tabung', quantity: 1, price: 192_000 },
      { category_code: 'pelumas', name: 'Fastron Techno', sale_unit: 'botol', quantity: 3, price: 95_000 },
    ],
  });
  const { list } = await page({ search: two.number });
  expect(list).toMatchObject([
    {
      goods: '1 tabung Bright Gas 12 kg, 1 lainnya',
      total: 192_000 + 285_000 + 12_000,
      due_at: expect.any(String),
    },
  ]);
});

test('running orders have a deadline and finished ones none, in the demo too', async () => {
  const { db } = app.database;
  const [wrong] = await db
    .select({ count: count() })
    .from(orders)
    .where(sql`(${orders.due_at} is null) = ${inArray(orders.status, [...RUNNING_STATUSES])}`);
  expect(wrong).toEqual({ count: 0 });
  expect(await db.$count(orders)).toBeGreaterThan(1_000);
});

test('invalid filters are reported on their fields', async () => {
  const helpdesk = await app.as('helpdesk');
  const errors = async (query: Record<string, unknown>) =>
    Object.keys((await helpdesk.send(orderApi.list, { query })).body.errors ?? {});
  expect(await errors({ status: 'lost' })).toEqual(['status.0']);
  expect(await errors({ start_date: '21-11-2026' })).toEqual(['start_date']);
  expect(await errors({ sort: 'number' })).toEqual(['sort']);
});
