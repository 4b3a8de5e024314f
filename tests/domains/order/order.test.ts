import { and, eq, gt } from 'drizzle-orm';
import { historyApi } from '../../../contract/history';
import { ORDER_EXTRA_PREFIX } from '../../../contract/notification';
import { orderApi } from '../../../contract/order/orderApi';
import { ORDER_STATUS_LABELS, ORDER_STATUSES, type OrderStatus } from '../../../contract/order/orderStatus';
import { STAFF_STEP_NAMES, type StaffStep } from '../../../contract/order/staffSteps';
import { transactionApi } from '../../../contract/transaction/transactionApi';
import { audit_log } from '../../../server/audit/table';
import { users } from '../../../server/domains/identity/account/table';
import { roles } from '../../../server/domains/identity/role/table';
import { merchant_products } from '../../../server/domains/merchantProduct/table';
import { notifications } from '../../../server/domains/notification/table';
import { orders } from '../../../server/domains/order/table';
import type { Client } from '../../support/client';
import { fourQuestions } from '../../support/fourQuestions';
import { startApp, type TestApp } from '../../support/startApp';
import { someOrder } from './someOrder';

let app: TestApp;
let helpdesk: Client;
let finance: Client;

beforeAll(async () => {
  app = await startApp();
  [helpdesk, finance] = await Promise.all([app.as('helpdesk'), app.as('keuangan')]);
});
afterAll(() => app?.close());

const note = 'Foto menunjukkan katup tabung rusak.';
const read = async (id: string, who = helpdesk) => (await who.call(orderApi.one, { params: { id } })).body.data;
const complained = () => someOrder(app, { status: 'complaint_submitted' });
const take = (
  step: Exclude<StaffStep, 'reassign'>,
  { id, version }: { id: string; version: number },
  who: Client,
  more = {},
) =>
  who.send(orderApi[step], {
    params: { id },
    body: { version, note, ...(step === 'call_off' && { reason_code: 'duplicate_order' }), ...more },
  });
const toldOf = (id: string) =>
  app.database.db
    .select({ title: notifications.title, email: users.email })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.user_id))
    .where(eq(notifications.extra, ORDER_EXTRA_PREFIX + id));

const questions: [
  Exclude<StaffStep, 'reassign'>,
  'helpdesk' | 'keuangan',
  Parameters<typeof someOrder>[1]['status'],
][] = [
  ['review', 'helpdesk', 'complaint_submitted'],
  ['resend', 'helpdesk', 'complaint_in_review'],
  ['cancel', 'helpdesk', 'complaint_submitted'],
  ['received', 'helpdesk', 'complaint_in_review'],
  ['redeliver', 'helpdesk', 'delivery_failed'],
  ['finish_refund', 'keuangan', 'refund_in_process'],
];
for (const [step, as, status] of questions)
  fourQuestions(step, {
    app: () => app,
    endpoint: orderApi[step],
    as,
    without: as === 'helpdesk' ? 'keuangan' : 'helpdesk',
    input: async () => {
      const { id, version } = await someOrder(app, { status });
      return { params: { id }, body: { version, note } };
    },
    bad:
      step === 'resend' || step === 'cancel'
        ? { field: 'note', change: { note: ' ' }, message: 'Catatan harus diisi' }
        : { field: 'note', change: { note: 'a'.repeat(501) }, message: 'Catatan maximal 500 karakter' },
  });

fourQuestions('call_off', {
  app: () => app,
  endpoint: orderApi.call_off,
  as: 'helpdesk',
  without: 'keuangan',
  input: async () => {
    const { id, version } = await someOrder(app, { status: 'processing' });
    return { params: { id }, body: { version, reason_code: 'duplicate_order', note } };
  },
  bad: { field: 'note', change: { reason_code: 'suspected_fraud', note: ' ' }, message: 'Catatan harus diisi' },
});

/** Creates an order of a merchant's product, and reports how much stock is left. */
async function orderOfShelf(status: OrderStatus, quantity = 2) {
  const { db } = app.database;
  const [good] = await db.select().from(merchant_products).where(gt(merchant_products.stock, 5)).limit(1);
  const { id: merchant_product_id, merchant_id, category_code, name, sale_unit } = good!;
  const item = { merchant_product_id, category_code, name, sale_unit, quantity, price: 20_000 };
  const order = await someOrder(app, { status, merchant_id, items: [item] });
  const stock = async () =>
    (await db.select().from(merchant_products).where(eq(merchant_products.id, merchant_product_id)))[0]!.stock;
  return { order, stock, before: good!.stock, good: good! };
}

test('an order that is called off returns its stock, names reason and actor, and is refunded', async () => {
  const { order, stock, before } = await orderOfShelf('processing');
  const { id } = order;
  const paid = { paid_at: order.placed_at, paid_amount: order.total };
  await app.database.db.update(orders).set(paid).where(eq(orders.id, id));
  const response = await take('call_off', order, helpdesk, { reason_code: 'customer_too_long', note: null });
  expect(response).toMatchObject({ status: 200, body: { message: 'Pesanan dibatalkan.' } });
  expect(await stock()).toBe(before + 2);
  expect((await read(id)).events[0]).toMatchObject({ action: 'cancel', reason_code: 'customer_too_long' });
  const told = await finance.call(transactionApi.cancellation, { params: { id } });
  expect(told.body.data).toMatchObject({
    reason: 'Pelanggan terlalu lama menunggu',
    actor_kind: 'helpdesk',
    refund: { amount: order.total },
  });
  await take('finish_refund', await read(id), finance);
  const payment = await finance.call(transactionApi.payment, { params: { id } });
  expect(payment.body.data).toMatchObject({ state: 'refunded', refunded_amount: order.total, mismatch: null });
});

test('resending takes stock again, and is 409 if there is too little', async () => {
  const { order, stock, before } = await orderOfShelf('complaint_submitted');
  await take('resend', order, helpdesk);
  expect(await stock()).toBe(before - 2);
  const many = await orderOfShelf('complaint_submitted', 100_000);
  const refused = await take('resend', many.order, helpdesk);
  expect(refused).toMatchObject({
    status: 409,
    body: { data: { reason: 'out_of_stock' }, message: expect.stringContaining(many.good.name) },
  });
  expect(await read(many.order.id)).toMatchObject({ status: 'complaint_submitted', version: many.order.version });
});

test('an order has all its details and the steps the reader may take', async () => {
  const { id, number } = await complained();
  const order = await read(id);
  expect(order).toMatchObject({
    number,
    status: 'complaint_submitted',
    goods: '2 tabung Bright Gas 5,5 kg',
    goods_amount: 180_000,
    total: 192_000,
    items: [{ name: 'Bright Gas 5,5 kg', quantity: 2, volume: 11, price: 90_000, amount: 180_000 }],
    complaints: [{ reason_code: 'leaking_cylinder', decision: null }],
    actions: ['review', 'resend', 'cancel', 'received'],
  });
  expect(order.due_at).toBe(order.complaints[0]!.due_at);
  expect(order.merchant).toMatchObject({ id: order.merchant_id, name: order.merchant_name });
  expect(order.events.map(({ action }) => action)).toEqual(['complain', 'create']);
  expect((await read(id, finance)).actions).toEqual([]);
  for (const nowhere of ['00000000-0000-4000-8000-000000000000', 'PSN-1'])
    expect(await helpdesk.send(orderApi.one, { params: { id: nowhere } })).toMatchObject({ status: 404 });
});

test('a complaint is reviewed and settled with a refund, with timeline, log and notifications', async () => {
  const { id } = await complained();
  const { due_at } = await read(id);
  // the time allowed for a complaint keeps running while it is reviewed
  expect(await take('review', await read(id), helpdesk)).toMatchObject({ status: 200, body: { data: { due_at } } });
  const { status, body } = await take('cancel', await read(id), helpdesk);
  expect({ status, message: body.message }).toEqual({
    status: 200,
    message: 'Pesanan dibatalkan. Pengembalian dana diproses.',
  });
  const refunding = await read(id, finance);
  expect(refunding).toMatchObject({
    status: 'refund_in_process',
    version: 3,
    due_at: new Date(Date.parse(refunding.status_since!) + 72 * 3_600_000).toISOString(),
    complaints: [{ decision: 'cancel', decision_note: note, decided_at: expect.any(String) }],
    actions: ['finish_refund'],
  });
  expect(refunding.events[0]).toMatchObject({
    action: 'cancel',
    from_status: 'complaint_in_review',
    to_status: 'refund_in_process',
    actor_kind: 'helpdesk',
    note,
    created_at: refunding.status_since,
  });
  await take('finish_refund', refunding, finance, { note: null });
  const over = await read(id);
  expect(over).toMatchObject({ status: 'refunded', due_at: null, actions: [] });
  expect(over.events[0]).toMatchObject({ actor_kind: 'finance', note: null });

  const logged = await app.database.db
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.entity, 'order'), eq(audit_log.entity_id, id)));
  expect(logged.map(({ action }) => action).toSorted()).toEqual(['cancel', 'finish_refund', 'review']);
  expect(logged.find(({ action }) => action === 'cancel')).toMatchObject({
    label: over.number,
    before: { status: 'complaint_in_review', note: null },
    after: { status: 'refund_in_process', note },
  });
  const history = await helpdesk.call(historyApi.list, { params: { entity: 'order', id } });
  expect(history.body.data.total).toBe(3);
  const told = await toldOf(id);
  expect(told).toContainEqual({ title: 'Pengembalian dana menunggu', email: 'keuangan@merchants.test' });
  expect(told).toContainEqual({ title: 'Dana sudah dikembalikan', email: 'helpdesk@merchants.test' });
  expect(told.filter(({ email }) => email === 'tamu@merchants.test')).toEqual([]);
});

test('resending or closing ends the complaint', async () => {
  for (const [step, status, title] of [
    ['resend', 'resend_in_process', 'Kirim ulang disetujui'],
    ['received', 'completed', 'Keluhan selesai'],
  ] as const) {
    const { id } = await complained();
    await take(step, await read(id), helpdesk);
    const settled = await read(id);
    expect(settled).toMatchObject({ status, complaints: [{ decision: step }], actions: [] });
    expect((await toldOf(id)).map(told => told.title)).toContain(title);
  }
});

test.each(ORDER_STATUSES)(
  'from %s only legal steps are offered, any other is 409 and changes nothing',
  async status => {
    const superadmin = await app.as('superadmin');
    const { id, version } = await someOrder(app, { status });
    const { actions } = await read(id, superadmin);
    expect(actions).toEqual(
      status === 'complaint_submitted'
        ? ['review', 'resend', 'cancel', 'received']
        : status === 'complaint_in_review'
          ? ['resend', 'cancel', 'received']
          : status === 'refund_in_process'
            ? ['finish_refund']
            : status === 'delivery_failed'
              ? ['redeliver', 'call_off']
              : status === 'rejected_by_merchant'
                ? ['reassign', 'call_off']
                : ['created', 'awaiting_payment', 'paid', 'awaiting_merchant', 'processing'].includes(status)
                  ? ['call_off']
                  : [],
    );
    for (const step of STAFF_STEP_NAMES.filter(name => !actions.includes(name))) {
      if (step === 'reassign') continue;
      const refused = await take(step, { id, version }, superadmin);
      expect(refused).toMatchObject({
        status: 409,
        body: {
          message: expect.stringContaining(ORDER_STATUS_LABELS[status]),
          data: { reason: 'illegal_step', status, version },
        },
      });
    }
    expect(await read(id, superadmin)).toMatchObject({ status, version, events: { length: 2 } });
  },
);

test('of concurrent decisions one wins, the others are 409', async () => {
  const order = await complained();
  const answers = await Promise.all(
    (['resend', 'cancel', 'received', 'resend'] as const).map(step => take(step, order, helpdesk)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const { events, version } = await read(order.id);
  expect(events).toHaveLength(3);
  expect(version).toBe(order.version + 1);
});

test('a regional user cannot see, count or settle orders of other regions', async () => {
  const { db } = app.database;
  const person = await app.someoneWith(['can_read_monitoring_order', 'can_update_monitoring_order']);
  const [account] = await db
    .update(users)
    .set({ region_code: 'sulawesi' })
    .where(eq(users.id, person.userId))
    .returning({ role_id: users.role_id });
  await db.update(roles).set({ area_scope: 'regional' }).where(eq(roles.id, account!.role_id!));
  const own = await someOrder(app, { status: 'complaint_submitted', region: 'sulawesi' });
  const foreign = await complained();
  expect((await read(own.id, person)).actions).toContain('resend');
  for (const { status } of [
    await person.send(orderApi.one, { params: { id: foreign.id } }),
    await take('resend', foreign, person),
    await person.send(historyApi.list, { params: { entity: 'order', id: foreign.id } }),
  ])
    expect(status).toBe(404);
  const search = async (text: string) =>
    (await person.call(orderApi.list, { query: { search: text } })).body.data.list.map(({ id }) => id);
  expect(await search(own.number)).toEqual([own.id]);
  expect(await search(foreign.number)).toEqual([]);
  const counted = async (text: string) =>
    (await person.call(orderApi.counts, { query: { search: text } })).body.data.list;
  expect(await counted(own.recipient_name)).toEqual([{ status: 'complaint_submitted', orders: 1 }]);
  expect(await counted(foreign.recipient_name)).toEqual([]);
  expect((await read(foreign.id)).version).toBe(foreign.version);
});
