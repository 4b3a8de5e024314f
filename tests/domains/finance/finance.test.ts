import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { addDays, daysBetween } from '../../../contract/core/days';
import { namesOf } from '../../../contract/core/namesOf';
import { financeApi, type HistoryFigures, type ProfitFigures } from '../../../contract/finance/financeApi';
import { OPERATIONAL_COST_KINDS } from '../../../contract/operationalCost';
import { ORDER_STATUSES, SALE_STATUSES } from '../../../contract/order/orderStatus';
import { type Days, lengthOf, periodBefore, type SalesStep } from '../../../contract/transaction/salesPeriod';
import { operational_costs } from '../../../server/domains/operationalCost/table';
import { customers, orders } from '../../../server/domains/order/table';
import { startApp, type TestApp } from '../../support/startApp';
import { regionalKeeper } from '../merchantProduct/merchants';
import { someOrder } from '../order/someOrder';

let app: TestApp;
let finance: Awaited<ReturnType<TestApp['as']>>;

/** Long before the demo's orders and costs. */
const [FIRST, LAST] = ['2018-11-20', '2019-01-12'];
const day = fc.nat(daysBetween(FIRST, LAST)).map(by => addDays(FIRST, by));
const MIDNIGHT_UTC_MS = 17 * 3_600_000;
const placed = fc.record({
  region: fc.constantFrom('jbt' as const, 'jbb' as const),
  status: fc.oneof(fc.constantFrom(...SALE_STATUSES), fc.constantFrom(...ORDER_STATUSES)),
  discount: fc.nat(20_000),
  customer: fc.nat(9),
  placed_at: fc
    .tuple(
      day,
      fc.oneof(
        fc.integer({ min: -60_000, max: 60_000 }).map(ms => MIDNIGHT_UTC_MS + ms),
        fc.nat(86_399_999),
      ),
    )
    .map(([date, ms]) => new Date(Date.parse(`${date}T00:00:00Z`) + ms).toISOString()),
});
const cost = fc.record({
  spent_on: day,
  kind: fc.constantFrom(...namesOf(OPERATIONAL_COST_KINDS)),
  description: fc.constant('Biaya uji'),
  amount: fc.integer({ min: 1, max: 900_000 }),
  region_code: fc.constantFrom(null, 'jbt' as const, 'jbb' as const),
});

beforeAll(async () => {
  app = await startApp();
  finance = await app.as('keuangan');
  const { db } = app.database;
  await db.insert(operational_costs).values(fc.sample(cost, { numRuns: 40, seed: 13 }));
  const people = await db
    .insert(customers)
    .values(Array.from({ length: 10 }, (_, n) => ({ name: `Pelanggan ${n}`, phone: `+62851900${1_000 + n}` })))
    .returning();
  for (const { customer, status, region, ...values } of fc.sample(placed, { numRuns: 60, seed: 13 })) {
    const { id } = await someOrder(app, { region, status: 'completed', values });
    await db.update(orders).set({ status, customer_id: people[customer]!.id }).where(sql`${orders.id} = ${id}`);
  }
});
afterAll(() => app?.close());

const read = async (name: keyof typeof financeApi, query: Record<string, unknown>, who = finance) => {
  const { status, body } = await who.send(financeApi[name], { query });
  expect({ status, message: body.message }).toEqual({ status: 200, message: 'Berhasil' });
  return body.data as never;
};
const one = async (statement: ReturnType<typeof sql>) =>
  Object.fromEntries(
    Object.entries((await app.database.db.execute(statement)).rows[0]!).map(([name, value]) => [name, Number(value)]),
  );
const within = ({ start_date, end_date }: Days, column = 'o.placed_at') =>
  sql`(${sql.raw(column)} at time zone 'Asia/Jakarta')::date between ${start_date} and ${end_date}`;
const isSale = sql`o.status = any(${sql.param(SALE_STATUSES)})`;

/** Plain SQL over orders and costs. */
const plainProfit = async (days: Days, region?: string) => {
  const sold = await one(sql`select coalesce(sum(goods_amount), 0) as value, coalesce(sum(discount), 0) as discount
    from orders o where ${isSale} and ${within(days)} and (${region ?? null}::text is null or o.region_code = ${region ?? null})`);
  const paid = await one(sql`select coalesce(sum(amount), 0) as cost from operational_costs
    where spent_on between ${days.start_date} and ${days.end_date} and (${region ?? null}::text is null or region_code = ${region ?? null})`);
  return { ...sold, ...paid, profit: sold.value! - sold.discount! - paid.cost! };
};

interface Stepped<Figures> extends Days {
  totals: Figures;
  totals_before: Figures;
  series: (Days & Figures & { before: Figures })[];
}
const sumOf = <Name extends string>(parts: readonly { readonly [Each in Name]: number }[], name: Name) =>
  parts.reduce((sum, part) => sum + part[name], 0);

const asked = fc.record({
  days: fc.tuple(day, day).map(both => {
    const [start_date, end_date] = both.toSorted() as [string, string];
    return { start_date, end_date };
  }),
  filter_date: fc.constantFrom<SalesStep>('day', 'month'),
});

test('profit, costs, orders and customers match plain SQL for any query, and steps add up', async () => {
  await fc.assert(
    fc.asyncProperty(asked, async ({ days, filter_date }) => {
      const query = { ...days, filter_date };
      const before = periodBefore(days);
      const profit: Stepped<ProfitFigures> = await read('profit', query);
      expect(profit.totals).toEqual(await plainProfit(days));
      expect(profit.totals_before).toEqual(await plainProfit(before));
      for (const name of ['value', 'discount', 'cost', 'profit'] as const) {
        expect(sumOf(profit.series, name)).toBe(profit.totals[name]);
        expect(
          sumOf(
            profit.series.map(step => step.before),
            name,
          ),
        ).toBe(profit.totals_before[name]);
      }

      const costs: Stepped<{ cost: number }> & { kinds: { now: number; before: number }[] } = await read(
        'costs',
        query,
      );
      expect(costs.totals).toEqual({ cost: profit.totals.cost });
      expect([sumOf(costs.kinds, 'now'), sumOf(costs.kinds, 'before')]).toEqual([
        profit.totals.cost,
        profit.totals_before.cost,
      ]);

      const history: Stepped<HistoryFigures> = await read('orders', query);
      expect(history.totals).toMatchObject(
        await one(
          sql`select count(*) as placed, count(*) filter (where ${isSale}) as sold from orders o where ${within(days)}`,
        ),
      );
      expect(sumOf(history.series, 'placed')).toBe(history.totals.placed);
      const { sold, running, ended, placed: all } = history.totals;
      expect(sold + running + ended).toBe(all);

      const bought: Stepped<{ customers: number }> & Record<'newcomers' | 'returning', { now: number }> = await read(
        'customers',
        query,
      );
      expect(bought.totals).toEqual(
        await one(
          sql`select count(distinct customer_id) as customers from orders o where ${isSale} and ${within(days)}`,
        ),
      );
      expect(bought.newcomers.now + bought.returning.now).toBe(bought.totals.customers);
      expect(bought.newcomers).toMatchObject({
        now: (
          await one(sql`select count(*) as count from (select customer_id, min((placed_at at time zone 'Asia/Jakarta')::date) as first
            from orders o where ${isSale} group by 1) f where first between ${days.start_date} and ${days.end_date}`)
        ).count,
      });
    }),
    { numRuns: 20, seed: 13 },
  );
});

test('each day is compared with the day one period earlier', async () => {
  const days = { start_date: '2018-12-20', end_date: '2018-12-31' };
  const profit: Stepped<ProfitFigures> = await read('profit', days);
  expect(profit.series).toHaveLength(lengthOf(days));
  for (const { start_date, before } of profit.series) {
    const earlier = addDays(start_date, -lengthOf(days));
    expect(before).toEqual(await plainProfit({ start_date: earlier, end_date: earlier }));
  }
});

test('best sellers are sorted by value', async () => {
  const { list }: { list: { value: { now: number } }[] } = await read('bestSelling', {
    start_date: FIRST,
    end_date: LAST,
  });
  const values = list.map(({ value }) => value.now);
  expect(values.length).toBeGreaterThan(0);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
});

test('a regional user sees only the sales and costs of their region', async () => {
  const someone = await regionalKeeper(app, 'jbt');
  await someone.grant(['can_read_biaya_operasional']);
  const days = { start_date: FIRST, end_date: LAST };
  const profit: Stepped<ProfitFigures> = await read('profit', days, someone);
  expect(profit.totals).toEqual(await plainProfit(days, 'jbt'));
});

test('an invalid period is rejected', async () => {
  for (const name of Object.keys(financeApi) as (keyof typeof financeApi)[]) {
    const query = { start_date: '2019-01-02', end_date: '2019-01-01' };
    const { status, body } = await finance.send(financeApi[name], { query });
    expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({ status: 422, fields: ['end_date'] });
  }
});
