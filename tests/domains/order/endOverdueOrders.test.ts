import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { ORDER_EXTRA_PREFIX } from '../../../contract/notification';
import { AUTOMATIC_STATUSES, automaticStep } from '../../../contract/order/automaticSteps';
import { isFinal, type OrderStatus } from '../../../contract/order/orderStatus';
import { stepOf } from '../../../contract/order/orderSteps';
import { PAYMENT_METHODS, type PaymentMethod, paymentCondition } from '../../../contract/order/payment';
import { audit_log } from '../../../server/audit/table';
import { merchant_products } from '../../../server/domains/merchantProduct/table';
import { notifications } from '../../../server/domains/notification/table';
import { endOverdueOrders } from '../../../server/domains/order/endOverdueOrders';
import { order_events, orders } from '../../../server/domains/order/table';
import { releasePromotion } from '../../../server/domains/promotion/releasePromotion';
import { reachableStatuses } from '../../support/reachableStatuses';
import { startApp, type TestApp } from '../../support/startApp';
import { someOrder } from './someOrder';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
  // the demo's would be ended along with the test's
  await app.database.db.update(orders).set({ due_at: null });
});
afterAll(() => app?.close());

const YEAR_MS = 365 * 86_400_000;
const afterAllLimits = () => new Date(Date.now() + YEAR_MS);
const run = (now = afterAllLimits()) => endOverdueOrders(app.database.db, { releasePromotion }, now);
const stateOf = async (id: string) => (await app.database.db.select().from(orders).where(eq(orders.id, id)))[0]!;
const stepsOf = async (id: string) =>
  (
    await app.database.db.select().from(order_events).where(eq(order_events.order_id, id)).orderBy(order_events.id)
  ).slice(2);

/** Every status with the payment methods that its orders may have. */
const possible = PAYMENT_METHODS.flatMap(method =>
  [...reachableStatuses('created', paymentCondition(method))].map(status => ({ status, method })),
);

/** Creates an order of a product that a merchant has in stock. */
async function orderOfShelf(status: OrderStatus, payment_method: PaymentMethod) {
  const [good] = await app.database.db
    .select()
    .from(merchant_products)
    .where(sql`${merchant_products.stock} > 0`)
    .limit(1);
  const order = await someOrder(app, {
    status,
    merchant_id: good!.merchant_id,
    items: [
      {
        merchant_product_id: good!.id,
        category_code: good!.category_code,
        name: good!.name,
        sale_unit: good!.sale_unit,
        quantity: 3,
        price: 20_000,
      },
    ],
    values: { payment_method },
  });
  const stock = async () =>
    (await app.database.db.select().from(merchant_products).where(eq(merchant_products.id, good!.id)))[0]!.stock;
  return { order, stock, before: good!.stock };
}

describe('with the clock past every deadline', () => {
  test('each order reaches its end, or a status where staff must act, by state machine steps taken once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...possible), { minLength: 1, maxLength: 6 }), async drawn => {
        const made = [];
        for (const { status, method: payment_method } of drawn)
          made.push(await someOrder(app, { status, values: { payment_method } }));
        // one run for each deadline on the way, several in parallel
        for (let runs = 0; runs < 6; runs += 1) await Promise.all([run(), run(), run()]);
        for (const { id, status, payment_method, version } of made) {
          const payment = paymentCondition(payment_method);
          const expected: OrderStatus[] = [];
          for (let at = status; ; at = expected.at(-1)!) {
            const action = automaticStep(at, payment);
            const next = action && stepOf(at, action, payment)?.to;
            if (!next) break;
            expected.push(next);
          }
          const after = await stateOf(id);
          expect((await stepsOf(id)).map(({ to_status }) => to_status)).toEqual(expected);
          expect(after).toMatchObject({ status: expected.at(-1) ?? status, version: version + expected.length });
          if (isFinal(after.status) && expected.length > 0) expect(after.due_at).toBeNull();
        }
      }),
      { numRuns: 6 },
    );
  });

  test('concurrent processes take each step once', async () => {
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        someOrder(app, { status: index % 2 ? 'delivered' : 'awaiting_payment', values: { payment_method: 'gopay' } }),
      ),
    );
    const taken = await Promise.all(Array.from({ length: 5 }, () => run()));
    expect(taken.reduce((sum, each) => sum + each, 0)).toBe(made.length);
    const ids = made.map(({ id }) => id);
    const logged = await app.database.db.select().from(audit_log).where(inArray(audit_log.entity_id, ids));
    expect(logged.map(({ action }) => action).toSorted()).toEqual([
      ...Array.from({ length: 6 }, () => 'auto_complete'),
      ...Array.from({ length: 6 }, () => 'payment_timeout'),
    ]);
    expect(logged.every(({ actor_name, request_id }) => actor_name === 'Sistem' && request_id === 'order:end')).toBe(
      true,
    );
  });
});

test('no order is ended before its deadline', async () => {
  for (const status of AUTOMATIC_STATUSES) {
    const order = await someOrder(app, { status, values: { payment_method: 'va_bca' } });
    await run(new Date(Date.parse(order.due_at!) - 1));
    expect(await stateOf(order.id)).toMatchObject({ status, version: order.version });
    await app.database.db.update(orders).set({ due_at: null }).where(eq(orders.id, order.id));
  }
});

test('an unpaid order expires, its stock is returned, and a notification is sent', async () => {
  const { order, stock, before } = await orderOfShelf('awaiting_payment', 'qris');
  await run();
  expect(await stateOf(order.id)).toMatchObject({ status: 'expired', due_at: null, paid_amount: 0 });
  expect(await stock()).toBe(before + 3);
  expect((await stepsOf(order.id))[0]).toMatchObject({ action: 'payment_timeout', reason_code: 'payment_timeout' });
  const told = await app.database.db
    .select({ title: notifications.title })
    .from(notifications)
    .where(eq(notifications.extra, ORDER_EXTRA_PREFIX + order.id));
  expect(new Set(told.map(({ title }) => title))).toEqual(new Set(['Pesanan kedaluwarsa']));
  await run();
  expect(await stock()).toBe(before + 3);
});

test('an order no merchant accepted is cancelled, and its payment is refunded', async () => {
  const { order, stock, before } = await orderOfShelf('awaiting_merchant', 'gopay');
  await app.database.db
    .update(orders)
    .set({ paid_at: order.placed_at, paid_amount: order.total })
    .where(eq(orders.id, order.id));
  await run();
  expect(await stateOf(order.id)).toMatchObject({
    status: 'refund_in_process',
    payment_state: 'refunding',
    payment_mismatch: null,
  });
  expect((await stepsOf(order.id)).map(({ action }) => action)).toEqual(['response_timeout', 'cancel']);
  expect(await stock()).toBe(before + 3);
});

test('a delivered order is completed, and no stock is returned', async () => {
  const { order, stock, before } = await orderOfShelf('delivered', 'cod_cash');
  await run();
  expect((await stateOf(order.id)).status).toBe('completed');
  expect(await stock()).toBe(before);
});

test('an order that cannot be ended does not block others', async () => {
  const broken = await someOrder(app, { status: 'awaiting_payment' });
  const sound = await someOrder(app, { status: 'awaiting_payment' });
  await app.database.db.update(orders).set({ due_at: '2020-01-01T00:00:00Z' }).where(eq(orders.id, broken.id));
  const release = (tx: Parameters<typeof releasePromotion>[0], id: string) =>
    id === broken.id ? Promise.reject(new Error('promotion table away')) : releasePromotion(tx, id);
  await expect(endOverdueOrders(app.database.db, { releasePromotion: release }, afterAllLimits())).rejects.toThrow(
    '1 orders could not be ended',
  );
  expect((await stateOf(broken.id)).status).toBe('awaiting_payment');
  expect((await stateOf(sound.id)).status).toBe('expired');
});
