import { eq, type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { ORDER_STATUSES, SALE_STATUSES } from '../../../contract/order/orderStatus';
import { PAYMENT_METHODS } from '../../../contract/order/payment';
import { CATEGORY_CODES } from '../../../contract/product';
import { foldEntries } from '../../../server/domains/figures';
import { countCustomers } from '../../../server/domains/figures/countCustomers';
import { rebuildFigures } from '../../../server/domains/figures/rebuildFigures';
import type { SalesFilter } from '../../../server/domains/figures/SalesFilter';
import { sumSales } from '../../../server/domains/figures/sumSales';
import { area_sales, customer_sales, transaction_sums } from '../../../server/domains/figures/table';
import { verifyFigures } from '../../../server/domains/figures/verifyFigures';
import { merchants } from '../../../server/domains/merchant/table';
import { customers, order_items, orders } from '../../../server/domains/order/table';
import { startApp, type TestApp } from '../../support/startApp';
import { someOrder } from '../order/someOrder';

let app: TestApp;
let sellers: (typeof merchants.$inferSelect)[];
let buyers: string[];

beforeAll(async () => {
  app = await startApp();
  sellers = await app.database.db.select().from(merchants).where(eq(merchants.status, 'active')).limit(3);
  buyers = (await app.database.db.select({ id: customers.id }).from(customers).limit(2)).map(({ id }) => id);
});
afterAll(() => app?.close());

/** Fails if any figure differs from the plain sum over the orders. */
async function expectRight() {
  for (const { table, rows, wrong, missing, example } of await verifyFigures(app.database.db))
    expect({ table, rows, wrong, missing, example }).toEqual({
      table,
      rows: expect.any(Number),
      wrong: 0,
      missing: 0,
      example: null,
    });
}

test('the database counts the same statuses as sales as the contract', async () => {
  for (const status of ORDER_STATUSES) {
    const { rows } = await app.database.db.execute<{ sale: boolean }>(sql`select is_sale(${status}) as sale`);
    expect([status, rows[0]!.sale]).toEqual([status, SALE_STATUSES.includes(status)]);
  }
});

test('the demo orders are summed correctly', async () => {
  await expectRight();
  const { rows } = await app.database.db.execute<{ orders: unknown; value: unknown }>(
    sql`select count(*) as orders, sum(goods_amount) as value from orders where is_sale(status)`,
  );
  const period = { start_date: '2000-01-01', end_date: '2100-01-01' };
  const [all] = await sumSales(app.database.db, {}, { period }, []);
  expect(all!.now).toMatchObject({ orders: Number(rows[0]!.orders), value: Number(rows[0]!.value) });
});

/** 16.55 to 17.05 in UTC: five minutes around midnight in Jakarta. */
const aroundMidnight = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: -300_000, max: 300_000 }))
  .map(([day, ms]) => new Date(Date.parse(`2019-05-0${day}T17:00:00Z`) + ms).toISOString());

const item = fc.record({
  category_code: fc.constantFrom(...CATEGORY_CODES),
  name: fc.constantFrom('satu', 'dua'),
  sale_unit: fc.constant('buah'),
  quantity: fc.integer({ min: 1, max: 40 }),
  price: fc.integer({ min: 500, max: 900_000 }),
  volume: fc.option(fc.integer({ min: 1, max: 90_000 }).map(thousandths => thousandths / 1_000)),
  volume_unit: fc.constantFrom('liter', 'kg'),
});
const placed = fc.record({
  seller: fc.nat(2),
  buyer: fc.nat(1),
  status: fc.constantFrom(...ORDER_STATUSES),
  placed_at: aroundMidnight,
  payment_method: fc.constantFrom(...PAYMENT_METHODS),
  discount: fc.integer({ min: 0, max: 12_000 }),
  items: fc.array(item, { minLength: 1, maxLength: 4 }),
});
/** What happens to an order afterwards. */
const change = fc.oneof(
  fc.record({ set: fc.record({ status: fc.constantFrom(...ORDER_STATUSES) }) }),
  fc.record({ set: fc.record({ placed_at: aroundMidnight }) }),
  fc.record({ set: fc.record({ address_note: fc.constant('pagar hijau') }) }),
  fc.record({ set: fc.record({ paid_at: aroundMidnight, paid_amount: fc.nat(90_000), payment_fee: fc.nat(900) }) }),
  fc.record({ set: fc.record({ settled_at: aroundMidnight, refunded_amount: fc.nat(90_000) }) }),
  fc.record({ seller: fc.nat(2) }),
  fc.record({ buyer: fc.nat(1) }),
  fc.record({ quantity: fc.integer({ min: 1, max: 9 }) }),
  fc.constant({ remove: 'order' as const }),
  fc.constant({ remove: 'item' as const }),
);

test('figures equal plain sums after any order history, also around midnight in Jakarta', async () => {
  const { db } = app.database;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(placed, fc.array(change, { maxLength: 3 })), { minLength: 1, maxLength: 6 }),
      async histories => {
        for (const [{ seller, buyer, status, items, ...given }, changes] of histories) {
          const values = { ...given, customer_id: buyers[buyer]! };
          const { id } = await someOrder(app, { merchant_id: sellers[seller]!.id, status, items, values });
          for (const step of changes) {
            if ('set' in step) await db.update(orders).set(step.set).where(eq(orders.id, id));
            else if ('seller' in step) {
              const { id: merchant_id, region_code, province_code, regency_code } = sellers[step.seller]!;
              await db
                .update(orders)
                .set({ merchant_id, region_code, province_code, regency_code })
                .where(eq(orders.id, id));
            } else if ('buyer' in step)
              await db.update(orders).set({ customer_id: buyers[step.buyer]! }).where(eq(orders.id, id));
            else if ('quantity' in step)
              await db
                .update(order_items)
                .set({ quantity: step.quantity, amount: sql`${order_items.price} * ${step.quantity}` })
                .where(eq(order_items.order_id, id));
            else if (step.remove === 'order') await db.delete(orders).where(eq(orders.id, id));
            else
              await db.delete(order_items).where(sql`${order_items.order_id} = ${id} and ${order_items.position} = 1`);
          }
        }
        await expectRight();
      },
    ),
    { numRuns: 8, seed: 13 },
  );
  await expectCustomersRight();
  await foldEntries(db);
  await expectRight();
});

/**
 * Compares the distinct customers of every period around the random orders with those in the orders, for filters with kept sums and
 * without.
 */
async function expectCustomersRight() {
  const { db } = app.database;
  const days = ['2019-05-01', '2019-05-02', '2019-05-03', '2019-05-04'];
  const [{ region_code, province_code, type_code }] = sellers as [(typeof sellers)[number]];
  const filters: [SalesFilter, SQL][] = [
    [{}, sql`true`],
    [{ category: 'lpg' }, sql`i.category_code = 'lpg'`],
    [{ region: [region_code] }, sql`o.region_code = ${region_code}`],
    [{ regions: [region_code], category: 'bbm' }, sql`o.region_code = ${region_code} and i.category_code = 'bbm'`],
    [{ province: [province_code] }, sql`o.province_code = ${province_code}`],
    [{ type_merchant: [type_code] }, sql`m.type_code = ${type_code}`],
    [
      { province: [province_code], type_merchant: [type_code] },
      sql`(o.province_code, m.type_code) = (${province_code}, ${type_code})`,
    ],
  ];
  for (const [filter, condition] of filters) {
    const { rows } = await db.execute<{ customer_id: string; day: string }>(sql`
      select distinct o.customer_id, to_char(o.placed_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as day
      from ${orders} o join ${order_items} i on i.order_id = o.id join ${merchants} m on m.id = o.merchant_id
      where is_sale(o.status) and o.placed_at < '2019-06-01' and ${condition}`);
    const countOf = (first: string, last: string) =>
      new Set(rows.filter(({ day }) => day >= first && day <= last).map(each => each.customer_id)).size;
    for (const [at, start_date] of days.entries())
      for (const end_date of days.slice(at)) {
        const counts = await countCustomers(db, filter, { period: { start_date, end_date } });
        expect([filter, start_date, end_date, counts.total.now, counts.days.get(end_date)?.now ?? 0]).toEqual([
          filter,
          start_date,
          end_date,
          countOf(start_date, end_date),
          countOf(end_date, end_date),
        ]);
      }
  }
}

test('a cancelled order leaves the figures of the day it was placed at once', async () => {
  const { db } = app.database;
  const period = { start_date: '2018-06-01', end_date: '2018-06-01' };
  const seller = sellers[0]!;
  const before = { start_date: '2018-05-31', end_date: '2018-05-31' };
  const [first, last] = await Promise.all(
    ['2018-05-31T16:59:59.999Z', '2018-05-31T17:00:00.000Z'].map(placed_at =>
      someOrder(app, { merchant_id: seller.id, status: 'completed', values: { placed_at } }),
    ),
  );
  const ask = async () => {
    const [group] = await sumSales(db, { category: 'lpg' }, { period, before }, ['province']);
    const { total } = await countCustomers(db, { category: 'lpg' }, { period, before });
    return { now: group?.now.value ?? 0, before: group?.before.value ?? 0, customers: total };
  };
  expect(await ask()).toEqual({ now: 180_000, before: 180_000, customers: { now: 1, before: 1 } });
  await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, last!.id));
  expect(await ask()).toEqual({ now: 0, before: 180_000, customers: { now: 0, before: 1 } });
  await db.update(orders).set({ status: 'refund_in_process' }).where(eq(orders.id, first!.id));
  expect(await ask()).toEqual({ now: 0, before: 0, customers: { now: 0, before: 0 } });
});

test('a merchant that changes type keeps its sales', async () => {
  const { db } = app.database;
  const { id, type_code } = sellers[0]!;
  const other =
    sellers.find(seller => seller.type_code !== type_code)?.type_code ?? (type_code === 'spbu' ? 'pangkalan' : 'spbu');
  await db
    .update(merchants)
    .set({ type_code: other as typeof type_code })
    .where(eq(merchants.id, id));
  await expectRight();
});

test('wrong figures are detected and rebuilt', async () => {
  const { db } = app.database;
  await db
    .update(area_sales)
    .set({ value: sql`${area_sales.value} + 1` })
    .where(eq(area_sales.grain, 'order'));
  const [one] = await db.select().from(customer_sales).limit(1);
  await db.delete(customer_sales).where(eq(customer_sales.customer_id, one!.customer_id));
  await db.update(transaction_sums).set({ total: sql`${transaction_sums.total} + 1` });
  const found = await verifyFigures(db);
  expect(found.map(({ table, wrong, missing }) => [table, wrong > 0, missing > 0])).toEqual([
    ['area_sales', true, true],
    ['merchant_sales', false, false],
    ['customer_sales', false, true],
    ['customer_days', false, false],
    ['transaction_sums', true, true],
  ]);
  expect(found[0]!.example).toContain('"grain":"order"');
  await rebuildFigures(db);
  await expectRight();
});
