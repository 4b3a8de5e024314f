import { eq } from 'drizzle-orm';
import { addDays, jakartaDay } from '../../../contract/core/days';
import { SALE_STATUSES } from '../../../contract/order/orderStatus';
import { paymentFee } from '../../../contract/order/paymentFee';
import { PAYMENT_MISMATCHES } from '../../../contract/order/paymentState';
import { transactionApi } from '../../../contract/transaction/transactionApi';
import type { TransactionRecord, TransactionTotals } from '../../../contract/transaction/transactionRecord';
import { transactionRecordApi } from '../../../contract/transaction/transactionRecordApi';
import { orders } from '../../../server/domains/order/table';
import type { Client } from '../../support/client';
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

const LAST_DEMO_NUMBER = 88_250;
const { list, totals, merchantExport } = transactionRecordApi;

/** Returns every row that matches a filter, page by page. */
async function everyRow(query: Record<string, unknown>): Promise<TransactionRecord[]> {
  const rows: TransactionRecord[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await finance.call(list, { query: { ...query, page, limit: 100 } });
    rows.push(...body.data.list);
    if (rows.length >= body.data.total) return rows;
  }
}

const sumOf = (rows: readonly TransactionRecord[], field: keyof TransactionTotals & keyof TransactionRecord) =>
  rows.reduce((sum, row) => sum + row[field]!, 0);

test('totals cover all filtered rows, not one page', async () => {
  const [any] = await app.database.db.select({ province_code: orders.province_code }).from(orders).limit(1);
  for (const query of [
    { province: [any!.province_code] },
    { region: ['jbb', 'jbt'], payment_state: ['refunded'] },
    { search: 'SPBU', payment_state: ['paid'], region: ['jbt'] },
    { start_date: addDays(jakartaDay(), -9), end_date: addDays(jakartaDay(), -2) },
    { payment_mismatch: ['amount_differs', 'refund_differs'] },
    { payment_method: ['qris', 'cod_cash'], status: [...SALE_STATUSES] },
  ]) {
    const rows = await everyRow(query);
    const { body } = await finance.call(totals, { query: query });
    expect(rows.length).toBeGreaterThan(0);
    expect(body.data).toMatchObject({
      transactions: rows.length,
      goods_amount: sumOf(rows, 'goods_amount'),
      total: sumOf(rows, 'total'),
      paid_amount: sumOf(rows, 'paid_amount'),
      refunded_amount: sumOf(rows, 'refunded_amount'),
      net_amount: sumOf(rows, 'net_amount'),
      settled_amount: sumOf(
        rows.filter(row => row.settled_at),
        'net_amount',
      ),
      mismatches: rows.filter(row => row.payment_mismatch).length,
    });
  }
});

test('the merchant is due the payment less the fee, and nothing for cash', async () => {
  const qris = await someOrder(app, { status: 'completed', values: { payment_method: 'qris' } });
  const cash = await someOrder(app, { status: 'completed', values: { payment_method: 'cod_cash' } });
  const paid = { paid_amount: qris.total, paid_at: new Date().toISOString() };
  const fee = paymentFee('qris', qris.total, 'pertashop');
  await app.database.db
    .update(orders)
    .set({ ...paid, payment_fee: fee })
    .where(eq(orders.id, qris.id));
  await app.database.db.update(orders).set(paid).where(eq(orders.id, cash.id));
  const rowOf = async (search: string) => (await everyRow({ search }))[0]!;
  expect(await rowOf(qris.number)).toMatchObject({
    payment_state: 'paid',
    payment_mismatch: null,
    net_amount: qris.total - fee,
  });
  expect(await rowOf(cash.number)).toMatchObject({ payment_state: 'paid', payment_mismatch: null, net_amount: 0 });
});

test.each([
  ['a sum that differs', 'completed', { paid_amount: 100 }, 'amount_differs'],
  ['nothing at all', 'completed', {}, 'not_paid'],
  ['a payment in advance that is missing', 'processing', { payment_method: 'gopay' }, 'not_paid'],
  ['a payment at the door that is still to come', 'processing', { payment_method: 'cod_cash' }, null],
  ['money of a cancelled order that was kept', 'cancelled', { paid_amount: 192_000 }, 'refund_differs'],
  ['a refund in part', 'refunded', { paid_amount: 192_000, refunded_amount: 180_000 }, 'refund_differs'],
  ['a refund of an order that goes on', 'processing', { paid_amount: 192_000, refunded_amount: 1 }, 'refund_differs'],
  ['a refund in full', 'refunded', { paid_amount: 192_000, refunded_amount: 192_000 }, null],
  [
    'a pay-out before the end',
    'delivered',
    { paid_amount: 192_000, settled_at: '2026-01-01T00:00:00Z' },
    'settled_early',
  ],
] as const)('the payment mismatch is right for %s', async (_, status, values, mismatch) => {
  const paid_at = 'paid_amount' in values ? '2026-01-01T00:00:00Z' : null;
  const { id, number } = await someOrder(app, { status, values: { paid_at, ...values } });
  const [row] = await everyRow({ search: number });
  expect(row).toMatchObject({ id, payment_mismatch: mismatch });
  const { body } = await finance.call(transactionApi.payment, { params: { id } });
  expect(body.data).toMatchObject({ order_id: id, mismatch, amount: 192_000 });
});

test('the payment of an order has its payment deadline', async () => {
  const waiting = await someOrder(app, { status: 'awaiting_payment' });
  const { body } = await finance.call(transactionApi.payment, { params: { id: waiting.id } });
  expect(body.data).toMatchObject({ state: 'unpaid', paid_amount: 0, expires_at: waiting.due_at, reference: null });
  const done = await someOrder(app, { status: 'completed' });
  expect((await finance.call(transactionApi.payment, { params: { id: done.id } })).body.data.expires_at).toBeNull();
});

test('a regional user can read only transactions of their region’s merchants', async () => {
  const person = await someoneOfRegion(app, ['can_read_laporan_transaksi', 'can_export_laporan_transaksi'], 'jbb');
  const foreign = await someOrder(app, { status: 'completed', region: 'jbt' });
  expect((await person.call(list, { query: { search: foreign.number } })).body.data.total).toBe(0);
  expect((await person.call(totals, { query: { search: foreign.number } })).body.data.transactions).toBe(0);
  expect((await person.send(transactionApi.payment, { params: { id: foreign.id } })).status).toBe(404);
  expect((await person.send(merchantExport, { params: { id: foreign.merchant_id } })).status).toBe(404);
});

test('one merchant’s transactions can be exported as a file', async () => {
  const { merchant_id, number } = await someOrder(app, { status: 'completed' });
  const asked = { params: { id: merchant_id }, query: { format: 'csv', columns: 'number,merchant_number,total' } };
  const { status, headers, raw } = await finance.send(merchantExport, asked);
  const text = raw.toString();
  expect(status).toBe(200);
  const lines = text.trim().split('\r\n');
  expect(lines.length - 1).toBe(Number(headers['x-total-rows']));
  expect(new Set(lines.slice(1).map(line => line.split(';')[1])).size).toBe(1);
  expect(text).toContain(number);
});

test('few demo payments mismatch, and none is settled early', async () => {
  const rows = await everyRow({ payment_mismatch: [...PAYMENT_MISMATCHES], start_date: '2026-02-01' });
  const ofDemo = rows.filter(({ number }) => Number(number.slice(4)) <= LAST_DEMO_NUMBER);
  const kinds = new Set(ofDemo.map(row => row.payment_mismatch));
  expect([...kinds].sort()).toEqual(['amount_differs', 'refund_differs']);
  expect(ofDemo.length).toBeLessThan(40);
});
