import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SALE_STATUSES } from '../../../contract/order/orderStatus';
import { transactionApi } from '../../../contract/transaction/transactionApi';
import { merchants } from '../../../server/domains/merchant/table';
import { order_complaints, order_events, orders } from '../../../server/domains/order/table';
import type { Client } from '../../support/client';
import { fourQuestions } from '../../support/fourQuestions';
import { someoneOfRegion } from '../../support/someoneOfRegion';
import { startApp, type TestApp } from '../../support/startApp';
import { deskShop, orderOf } from '../desk/deskShop';
import { someOrder } from '../order/someOrder';

let app: TestApp;
let merchant: typeof merchants.$inferSelect;
let foreign: typeof merchants.$inferSelect;
/** Reads only orders of merchants in one region. */
let regional: Client;

beforeAll(async () => {
  app = await startApp();
  const { db } = app.database;
  const inRegion = async (code: 'jbb' | 'jbt') =>
    (await db.select().from(merchants).where(eq(merchants.region_code, code)).limit(1))[0]!;
  [merchant, foreign] = [await inRegion('jbb'), await inRegion('jbt')];
  regional = await someoneOfRegion(app, ['can_read_laporan_transaksi'], 'jbb');
});
afterAll(() => app?.close());

const { list, create, one, cancellation } = transactionApi;
const nobody = '00000000-0000-4000-8000-000000000000';

fourQuestions('placing an order', {
  app: () => app,
  endpoint: create,
  as: 'helpdesk',
  without: 'keuangan',
  input: async () => ({ body: orderOf(await deskShop(app, 5)) }),
  bad: { field: 'phone', change: { phone: '0812' } },
});

test('repeating a request with the same key places one order', async () => {
  const helpdesk = await app.as('helpdesk');
  const headers = { 'idempotency-key': randomUUID() };
  const body = orderOf(await deskShop(app, 5));
  const [first, again] = [
    await helpdesk.send(create, { body, headers }),
    await helpdesk.send(create, { body, headers }),
  ];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body.data).toEqual(first.body.data);
});

describe('orders of a merchant', () => {
  test('are filtered by status, days and search, and sorted', async () => {
    const values = (day: string, recipient_name: string) => ({
      placed_at: `2016-03-${day}T17:30:00.000Z`,
      recipient_name,
    });
    const first = await someOrder(app, {
      merchant_id: merchant.id,
      status: 'completed',
      values: values('01', 'Ningsih Uji Coba'),
    });
    const second = await someOrder(app, {
      merchant_id: merchant.id,
      status: 'cancelled',
      values: values('02', 'Bambang Uji Coba'),
    });
    await someOrder(app, { merchant_id: foreign.id, status: 'completed', values: values('02', 'Ningsih Uji Coba') });
    const ask = async (query: Record<string, unknown>) => {
      const { body } = await (await app.as('merchant')).call(list, {
        query: { merchant_id: merchant.id, end_date: '2016-12-31', ...query },
      });
      return body.data.list.map(({ id }) => id);
    };
    expect(await ask({})).toEqual([second.id, first.id]);
    expect(await ask({ sort: 'placed_at' })).toEqual([first.id, second.id]);
    expect(await ask({ status: [...SALE_STATUSES] })).toEqual([first.id]);
    // half past midnight in Jakarta is the next day
    expect(await ask({ start_date: '2016-03-03' })).toEqual([second.id]);
    expect(await ask({ end_date: '2016-03-02' })).toEqual([first.id]);
    expect(await ask({ search: 'ningsih' })).toEqual([first.id]);
    expect(await ask({ search: second.number })).toEqual([second.id]);
  });

  test('have goods and timeline, without the fields of monitoring', async () => {
    const { id, number } = await someOrder(app, { merchant_id: merchant.id, status: 'delivered' });
    const { status, body } = await (await app.as('merchant')).call(one, { params: { id } });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ number, merchant_id: merchant.id, goods_amount: 180_000 });
    expect(body.data.items).toEqual([expect.objectContaining({ name: 'Bright Gas 5,5 kg', quantity: 2, volume: 11 })]);
    expect(body.data.events.at(-1)).toMatchObject({ action: 'create', from_status: null });
    for (const field of ['customer', 'merchant', 'complaints', 'actions']) expect(body.data).not.toHaveProperty(field);
  });
});

describe('how an order was cancelled', () => {
  const ask = async (id: string) => (await app.as('keuangan')).call(cancellation, { params: { id } });
  type Event = typeof order_events.$inferInsert;
  const calledOff = async (
    status: 'cancelled' | 'refund_in_process' | 'refunded',
    event: Pick<Event, 'actor_kind' | 'actor_name'> & Partial<Event>,
    values: Partial<typeof orders.$inferInsert> = {},
  ) => {
    const order = await someOrder(app, { merchant_id: merchant.id, status, values });
    const { db } = app.database;
    await db.insert(order_events).values({
      order_id: order.id,
      action: 'cancel',
      to_status: status === 'cancelled' ? 'cancelled' : 'refund_in_process',
      created_at: '2026-01-05T02:00:00.000Z',
      ...event,
    });
    return order;
  };

  test('before payment has actor and reason, and no refund', async () => {
    const { id, number } = await calledOff('cancelled', {
      actor_kind: 'merchant',
      actor_name: 'Toko Uji',
      reason_code: 'merchant_out_of_stock',
      note: 'Truk belum datang',
    });
    expect((await ask(id)).body.data).toMatchObject({
      number,
      cancelled_at: '2026-01-05T02:00:00.000Z',
      actor_name: 'Toko Uji',
      reason: 'Stok di merchant habis',
      note: 'Truk belum datang',
      refund: null,
    });
  });

  test('has a pending refund, then a completed one', async () => {
    const event = { actor_kind: 'customer', actor_name: 'Ningsih', reason_code: 'customer_too_long' } as const;
    const paid_amount = 192_000;
    const waiting = await calledOff('refund_in_process', event, { paid_amount });
    expect((await ask(waiting.id)).body.data.refund).toEqual({
      amount: waiting.total,
      payment_method: 'qris',
      refunded_at: null,
    });
    const done = await calledOff('refunded', event, { paid_amount, refunded_amount: paid_amount });
    expect((await ask(done.id)).body.data.refund).toEqual({
      amount: done.total,
      payment_method: 'qris',
      refunded_at: done.status_since,
    });
  });

  test('refunds the amount paid, not the total, and nothing if nothing was paid', async () => {
    const event = { actor_kind: 'customer', actor_name: 'Ningsih' } as const;
    const refundOf = async ({ id }: { id: string }) => (await ask(id)).body.data.refund;
    const short = { paid_amount: 150_000 };
    expect(await refundOf(await calledOff('refund_in_process', event, short))).toMatchObject({ amount: 150_000 });
    const partly = { ...short, refunded_amount: 140_000 };
    expect(await refundOf(await calledOff('refunded', event, partly))).toMatchObject({ amount: 140_000 });
    expect(await refundOf(await calledOff('refund_in_process', event))).toBeNull();
  });

  test('by a complaint has the complaint as its reason', async () => {
    const { id } = await calledOff('refund_in_process', { actor_kind: 'helpdesk', actor_name: 'Rina' });
    await app.database.db.insert(order_complaints).values({
      order_id: id,
      reason_code: 'overcharged',
      due_at: '2026-01-05T02:00:00.000Z',
      decision: 'cancel',
    });
    expect((await ask(id)).body.data).toMatchObject({
      reason_code: 'overcharged',
      reason: 'Harga atau ongkir lebih mahal dari aplikasi',
    });
  });

  test('is 404 for an order in progress', async () => {
    const { id } = await someOrder(app, { merchant_id: merchant.id, status: 'processing' });
    expect((await ask(id)).status).toBe(404);
  });
});

describe('read access', () => {
  test('requires a session and permission', async () => {
    const { id } = await someOrder(app, { merchant_id: merchant.id, status: 'cancelled' });
    const calls = [list, one, cancellation].map(endpoint => [endpoint, { params: { id } }] as const);
    for (const [endpoint, input] of calls) {
      expect((await app.anonymous.send(endpoint, input)).status).toBe(401);
      expect((await (await app.as('harga')).send(endpoint, input)).status).toBe(403);
    }
  });

  test('orders of other regions are 404 and not listed', async () => {
    const [own, other] = [
      await someOrder(app, { merchant_id: merchant.id, status: 'refunded' }),
      await someOrder(app, { merchant_id: foreign.id, status: 'refunded' }),
    ];
    await app.database.db.insert(order_events).values(
      [own, other].map(({ id }) => ({
        order_id: id,
        action: 'cancel' as const,
        to_status: 'refund_in_process' as const,
        actor_kind: 'customer' as const,
        actor_name: 'Ningsih',
      })),
    );
    for (const endpoint of [one, cancellation]) {
      expect((await regional.send(endpoint, { params: { id: own.id } })).status).toBe(200);
      expect((await regional.send(endpoint, { params: { id: other.id } })).status).toBe(404);
    }
    expect((await regional.send(list, { query: { merchant_id: foreign.id } })).status).toBe(404);
    expect((await regional.send(list, { query: { merchant_id: nobody } })).status).toBe(404);
    const { body } = await regional.call(list, { query: { limit: 100 } });
    const regions = await app.database.db.select({ id: orders.id, region: orders.region_code }).from(orders);
    const foreignIds = new Set(regions.filter(({ region }) => region !== 'jbb').map(({ id }) => id));
    expect(body.data.total).toBeGreaterThan(0);
    expect(body.data.list.filter(({ id }) => foreignIds.has(id))).toEqual([]);
  });

  test('an invalid query is a 422 on its field', async () => {
    const person = await app.as('merchant');
    for (const [query, field] of [
      [{ merchant_id: 'x' }, 'merchant_id'],
      [{ status: 'lost' }, 'status.0'],
      [{ start_date: '2026-02-30' }, 'start_date'],
      [{ sort: 'goods' }, 'sort'],
    ] as const) {
      const { status, body } = await person.send(list, { query });
      expect(status).toBe(422);
      expect(body.errors).toHaveProperty([field]);
    }
  });
});
