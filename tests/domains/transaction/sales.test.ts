import { and, eq, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { addDays } from '../../../contract/core/days';
import { ORDER_STATUSES, SALE_STATUSES } from '../../../contract/order/orderStatus';
import { CATEGORY_CODES } from '../../../contract/product';
import type { Sales, SalesFigures } from '../../../contract/transaction/sales';
import {
  type Days,
  lengthOf,
  periodBefore,
  type SalesStep,
  stepStart,
  stepsOf,
} from '../../../contract/transaction/salesPeriod';
import { transactionApi } from '../../../contract/transaction/transactionApi';
import { merchants } from '../../../server/domains/merchant/table';
import type { LooseInput } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';
import { regionalKeeper } from '../merchantProduct/merchants';
import { someOrder } from '../order/someOrder';

let app: TestApp;
let merchant: typeof merchants.$inferSelect;
let neighbour: typeof merchants.$inferSelect;

beforeAll(async () => {
  app = await startApp();
  const { db } = app.database;
  [merchant, neighbour] = (await db.select().from(merchants).where(eq(merchants.region_code, 'jbb')).limit(2)) as [
    typeof merchant,
    typeof neighbour,
  ];
});
afterAll(() => app?.close());

const ask = async (query: Record<string, unknown>): Promise<Sales> => {
  const { status, body } = await (await app.as('merchant')).call(transactionApi.sales, { query });
  expect({ status, message: body.message }).toEqual({ status: 200, message: 'Berhasil' });
  return body.data;
};
const refusal = async (input: LooseInput) => (await app.as('merchant')).send(transactionApi.sales, input);
const dayInJakarta = (instant: string) => new Date(Date.parse(instant) + 7 * 3_600_000).toISOString().slice(0, 10);

/** Long before the demo's orders. */
const [FIRST, LAST] = ['2019-10-20', '2020-03-10'];
const daysFrom = (first: string) =>
  fc.nat(lengthOf({ start_date: first, end_date: LAST }) - 1).map(by => addDays(first, by));

const item = fc.constantFrom(...CATEGORY_CODES).chain(category_code =>
  fc.record({
    category_code: fc.constant(category_code),
    name: fc.constantFrom('satu', 'dua', 'tiga').map(name => `${category_code} ${name}`),
    sale_unit: fc.constant('buah'),
    quantity: fc.integer({ min: 1, max: 40 }),
    price: fc.integer({ min: 500, max: 900_000 }),
    volume: fc.option(fc.integer({ min: 1, max: 90_000 }).map(thousandths => thousandths / 1_000)),
    volume_unit: fc.constant(category_code === 'lpg' ? 'kg' : 'liter'),
  }),
);
const placed = fc.record({
  status: fc.oneof(fc.constantFrom(...SALE_STATUSES), fc.constantFrom(...ORDER_STATUSES)),
  placed_at: fc
    .tuple(daysFrom(FIRST), fc.nat(86_399_999))
    .map(([day, ms]) => new Date(Date.parse(`${day}T00:00:00Z`) + ms).toISOString()),
  items: fc.array(item, { minLength: 1, maxLength: 3 }),
});
type Placed = typeof placed extends fc.Arbitrary<infer Value> ? Value : never;

/** Computes the sums in plain code. */
function sumsOf(sold: readonly Placed[], fits: (line: Placed['items'][number]) => boolean = () => true): SalesFigures {
  const lines = sold.flatMap(({ items }) => items.filter(fits));
  const sum = (of: (line: Placed['items'][number]) => number) => lines.reduce((all, line) => all + of(line), 0);
  const volume = (unit: string) =>
    Math.round(sum(line => (line.volume_unit === unit ? (line.volume ?? 0) : 0)) * 1_000) / 1_000;
  return {
    orders: sold.filter(({ items }) => items.some(fits)).length,
    quantity: sum(({ quantity }) => quantity),
    volume_liter: volume('liter'),
    volume_kg: volume('kg'),
    value: sum(({ quantity, price }) => quantity * price),
  };
}

describe('what a merchant sold', () => {
  const all = fc.sample(placed, { numRuns: 70, seed: 135 });
  const sold = all.filter(({ status }) => SALE_STATUSES.includes(status));
  beforeAll(async () => {
    for (const { status, placed_at, items } of all)
      await someOrder(app, { merchant_id: merchant.id, status, items, values: { placed_at } });
    await someOrder(app, {
      merchant_id: neighbour.id,
      status: 'completed',
      values: { placed_at: `${LAST}T03:00:00Z` },
    });
  });
  const within = ({ start_date, end_date }: Days) =>
    sold.filter(({ placed_at }) => {
      const day = dayInJakarta(placed_at);
      return day >= start_date && day <= end_date;
    });

  test('is the sum over its orders, for any period and step', async () => {
    const periods = fc.tuple(daysFrom(addDays(FIRST, 30)), daysFrom(addDays(FIRST, 30))).map(days => {
      const [start_date, end_date] = days.toSorted() as [string, string];
      return { start_date, end_date };
    });
    await fc.assert(
      fc.asyncProperty(periods, fc.constantFrom<SalesStep>('day', 'week', 'month'), async (period, filter_date) => {
        const before = periodBefore(period);
        const response = await ask({ merchant_id: merchant.id, filter_date, ...period });
        expect(response).toMatchObject({ ...period, before });
        const [now, then] = [within(period), within(before)];
        expect(response.totals).toEqual(sumsOf(now));
        expect(response.totals_before).toEqual(sumsOf(then));
        expect(response.series).toEqual(
          stepsOf(period, filter_date).map(days => {
            const first = stepStart(days.start_date, filter_date);
            const inStep = (by: number) => (order: Placed) =>
              stepStart(addDays(dayInJakarta(order.placed_at), by), filter_date) === first;
            const earlier = then.filter(inStep(lengthOf(period)));
            return { ...days, ...sumsOf(now.filter(inStep(0))), before: sumsOf(earlier) };
          }),
        );
        for (const { category_code, before: earlier, ...figures } of response.categories) {
          expect(figures).toEqual(sumsOf(now, line => line.category_code === category_code));
          expect(earlier).toEqual(sumsOf(then, line => line.category_code === category_code));
        }
        const shares = response.categories.reduce((sum, { value }) => sum + value!, 0);
        expect(shares).toBe(response.totals.value);
        const names = new Set(now.flatMap(({ items }) => items.map(({ name }) => name)));
        const best = [...names]
          .map(name => ({ name, value: sumsOf(now, line => line.name === name).value }))
          .toSorted((a, b) => b.value! - a.value!)
          .slice(0, 10);
        expect(response.products.map(({ name, value }) => ({ name, value }))).toEqual(best);
        for (const { name, value_before } of response.products)
          expect(value_before).toBe(sumsOf(then, line => line.name === name).value);
      }),
      { numRuns: 25, seed: 135 },
    );
  });

  test('without a merchant is the sum over all merchants', async () => {
    const days = { start_date: LAST, end_date: LAST };
    const [one, everybody] = [await ask({ ...days, merchant_id: merchant.id }), await ask(days)];
    expect(everybody.totals.orders).toBe(one.totals.orders! + 1);
  });
});

test('a day ends at midnight in Jakarta, 17.00 in UTC', async () => {
  const items = [{ category_code: 'bbm' as const, name: 'Pertamax', sale_unit: 'liter', quantity: 1, price: 12_000 }];
  for (const placed_at of ['2018-05-31T16:59:59.999Z', '2018-05-31T17:00:00.000Z'])
    await someOrder(app, { merchant_id: merchant.id, status: 'completed', items, values: { placed_at } });
  const { series } = await ask({ merchant_id: merchant.id, start_date: '2018-05-31', end_date: '2018-06-01' });
  expect(series.map(({ start_date, orders }) => [start_date, orders])).toEqual([
    ['2018-05-31', 1],
    ['2018-06-01', 1],
  ]);
  const { series: months } = await ask({
    merchant_id: merchant.id,
    start_date: '2018-05-31',
    end_date: '2018-06-01',
    filter_date: 'month',
  });
  expect(months.map(({ start_date, end_date, orders }) => [start_date, end_date, orders])).toEqual([
    ['2018-05-31', '2018-05-31', 1],
    ['2018-06-01', '2018-06-01', 1],
  ]);
});

test('defaults to the last seven days, including those without sales', async () => {
  const { series, start_date, end_date, before } = await ask({ merchant_id: merchant.id });
  expect(lengthOf({ start_date, end_date })).toBe(7);
  expect([dayInJakarta(new Date(Date.now() - 60_000).toISOString()), dayInJakarta(new Date().toISOString())]).toContain(
    end_date,
  );
  expect(series.map(day => day.start_date)).toEqual(Array.from({ length: 7 }, (_, by) => addDays(start_date, by)));
  expect(before).toEqual({ start_date: addDays(start_date, -7), end_date: addDays(start_date, -1) });
});

test.each([
  [{ start_date: '2026-02-01', end_date: '2026-01-31' }, 'end_date'],
  [{ start_date: '2024-01-01', end_date: '2025-01-01' }, 'end_date'],
  [{ start_date: '1-2-2026' }, 'start_date'],
  [{ filter_date: 'hour' }, 'filter_date'],
  [{ merchant_id: 'MRC-000001' }, 'merchant_id'],
])('%j is rejected with the field named', async (query, field) => {
  const { status, body } = await refusal({ query });
  expect(status).toBe(422);
  expect(body.errors).toEqual({ [field]: expect.any(String) });
});

test('requires permission, and covers only merchants of the user’s region', async () => {
  const query = { merchant_id: merchant.id };
  expect((await app.anonymous.send(transactionApi.sales, { query })).status).toBe(401);
  expect((await (await app.as('tamu')).send(transactionApi.sales, { query })).status).toBe(403);
  expect((await refusal({ query: { merchant_id: '00000000-0000-4000-8000-000000000000' } })).status).toBe(404);

  const days = { start_date: '2017-01-01', end_date: '2017-01-01' };
  const [foreign] = await app.database.db
    .select()
    .from(merchants)
    .where(and(ne(merchants.region_code, 'jbb')))
    .limit(1);
  for (const { id } of [merchant, foreign!])
    await someOrder(app, { merchant_id: id, status: 'completed', values: { placed_at: '2017-01-01T05:00:00Z' } });
  const keeper = await regionalKeeper(app, 'jbb');
  expect((await keeper.call(transactionApi.sales, { query })).status).toBe(200);
  expect((await keeper.send(transactionApi.sales, { query: { merchant_id: foreign!.id } })).status).toBe(404);
  expect((await keeper.call(transactionApi.sales, { query: days })).body.data.totals.orders).toBe(1);
  expect((await ask(days)).totals.orders).toBe(2);
});
