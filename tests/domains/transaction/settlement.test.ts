import { eq, sql } from 'drizzle-orm';
import { MAX_RUPIAH } from '../../../contract/core/maxRupiah';
import { settlementApi } from '../../../contract/transaction/settlement';
import { transactionRecordApi } from '../../../contract/transaction/transactionRecordApi';
import { orders } from '../../../server/domains/order/table';
import { settlement_orders, settlements } from '../../../server/domains/transaction/table';
import type { Client } from '../../support/client';
import { fourQuestions } from '../../support/fourQuestions';
import { someoneOfRegion } from '../../support/someoneOfRegion';
import { startApp, type TestApp } from '../../support/startApp';
import { someOrder } from '../order/someOrder';

let app: TestApp;
let finance: Client;

beforeAll(async () => {
  app = await startApp();
  finance = await app.as('keuangan');
});
afterAll(() => app?.close());

const { list, one, open, create } = settlementApi;
let year = 2001;
/** A separate period for each test, long before the demo. */
const newPeriod = () => ({ start_date: `${year}-01-01`, end_date: `${year++}-12-31` });

async function paidOrder({ start_date }: { start_date: string }, values: Partial<typeof orders.$inferInsert> = {}) {
  const placed_at = `${start_date.slice(0, 4)}-06-01T03:00:00.000Z`;
  const paid = { paid_at: placed_at, paid_amount: 192_000, payment_fee: 1_344 };
  return someOrder(app, { status: 'completed', values: { placed_at, ...paid, ...values } });
}
const seen = async (merchant_id: string, period: ReturnType<typeof newPeriod>) =>
  (await finance.call(open, { params: { id: merchant_id }, query: period })).body.data;
const settle = (merchant_id: string, period: ReturnType<typeof newPeriod>, net_amount: number) =>
  finance.send(create, { body: { merchant_id, ...period, net_amount, reference: 'TRF-1' } });

fourQuestions('paying out', {
  app: () => app,
  endpoint: create,
  as: 'keuangan',
  without: 'auditor',
  input: async () => {
    const period = newPeriod();
    const { merchant_id } = await paidOrder(period);
    return { body: { merchant_id, ...period, net_amount: 190_656, reference: null } };
  },
  bad: { field: 'end_date', change: { end_date: '2000-01-01' } },
});

test('only completed, gateway-paid, matching and unsettled orders are paid out, once', async () => {
  const period = newPeriod();
  const { merchant_id } = await paidOrder(period);
  await paidOrder(period, { payment_method: 'cod_cash' });
  await paidOrder(period, { status: 'delivered' });
  await paidOrder(period, { paid_amount: 100_000 });
  expect(await seen(merchant_id, period)).toMatchObject({
    orders: 1,
    paid_amount: 192_000,
    fee: 1_344,
    net_amount: 190_656,
  });
  const answers = await Promise.all([1, 2, 3].map(() => settle(merchant_id, period, 190_656)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(await seen(merchant_id, period)).toMatchObject({ orders: 0, net_amount: 0 });
  const { body } = await finance.call(list, { query: { merchant_id, limit: 1 } });
  expect(body.data.list[0]).toMatchObject({ ...period, orders: 1, net_amount: 190_656, reference: 'TRF-1' });
});

test('a settlement and its orders can be read, and the orders add up to it', async () => {
  const period = newPeriod();
  const { id, merchant_id } = await paidOrder(period);
  await paidOrder(period, { status: 'delivered' });
  const second = await paidOrder(period, { merchant_id });
  const { body } = await settle(merchant_id, period, 2 * 190_656);
  const settlement = body.data as { id: string };
  expect((await finance.call(one, { params: settlement })).body.data).toEqual(settlement);
  const records = await finance.call(transactionRecordApi.list, { query: { settlement_id: settlement.id } });
  expect(records.body.data.list.map(record => record.id).toSorted()).toEqual([id, second.id].toSorted());
  const totals = await finance.call(transactionRecordApi.totals, { query: { settlement_id: settlement.id } });
  expect(totals.body.data).toMatchObject({ transactions: 2, net_amount: 2 * 190_656, settled_amount: 2 * 190_656 });

  const stranger = await someoneOfRegion(app, ['can_read_laporan_transaksi'], 'sulawesi');
  expect((await stranger.send(one, { params: settlement })).status).toBe(404);
});

test('a payout above the largest amount of money, or of more than a year, is 422 at the end of the period', async () => {
  const period = newPeriod();
  const paid_at = period.start_date;
  const dear = {
    status: 'completed' as const,
    items: [{ category_code: 'bbm' as const, name: 'Solar', sale_unit: 'liter', quantity: 1, price: 600_000_000_000 }],
    values: { placed_at: paid_at, paid_at, paid_amount: 600_000_000_000, shipping_cost: 0 },
  };
  const { merchant_id } = await someOrder(app, dear);
  await someOrder(app, { ...dear, merchant_id });
  const answers = [
    await finance.send(open, { params: { id: merchant_id }, query: period }),
    await settle(merchant_id, period, MAX_RUPIAH),
  ];
  for (const { status, body } of answers)
    expect({ status, field: body.error?.fields?.end_date?.code }).toEqual({
      status: 422,
      field: 'transaction.tooMuchAtOnce',
    });
  const long = { ...period, end_date: `${year}-12-31` };
  expect((await settle(merchant_id, long, 0)).body.error?.fields?.end_date?.code).toBe('transaction.periodTooLong');
});

test('an amount other than the one seen is 409, and nothing is settled', async () => {
  const period = newPeriod();
  const { id, merchant_id } = await paidOrder(period);
  expect(await settle(merchant_id, period, 190_000)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('190.656') },
  });
  const [row] = await app.database.db.select().from(orders).where(eq(orders.id, id));
  expect(row!.settled_at).toBeNull();
});

test('each settled demo order is in a settlement, and settlements match the sums of their orders', async () => {
  const { rows } = await app.database.db.execute<{ wrong: number | string; lost: number | string }>(sql`
    select (select count(*) from ${settlements} s where (s.orders, s.paid_amount, s.fee) is distinct from
        (select (count(*)::int, sum(o.paid_amount)::bigint, sum(o.payment_fee)::bigint) from settlement_orders i join orders o on o.id = i.order_id where i.settlement_id = s.id)) as wrong,
      (select count(*) from ${orders} o where o.settled_at is not null
        and not exists (select 1 from ${settlement_orders} i where i.order_id = o.id)) as lost`);
  expect(Number(rows[0]!.lost)).toBe(0);
  expect(Number(rows[0]!.wrong)).toBe(0);
});
