import { type SQL, sql } from 'drizzle-orm';
import { ORDER_STATUSES, RUNNING_STATUSES } from '../../contract/order/orderStatus';
import { stepOf } from '../../contract/order/orderSteps';
import { paymentCondition } from '../../contract/order/payment';
import type { Database } from '../../server/db/openDatabase';
import type { Db, Tx } from '../../server/db/types';
import { isOpenAt } from '../../server/domains/order/demo/orderDraft';
import { orderShops } from '../../server/domains/order/demo/orderShops';
import { seedOrders } from '../../server/domains/order/demo/seedOrders';
import { order_events, orders } from '../../server/domains/order/table';
import { priceInForce } from '../../server/domains/price/priceInForce';
import type { SlicedContext } from '../../server/seed/DemoData';
import { beginProgress, findProgress, sliceWriter } from '../../server/seed/demoProgress';
import { SeededRandom } from '../../server/seed/SeededRandom';
import { TEST_ORDERS } from '../support/database/fillForTests';
import { freshDatabase } from '../support/database/freshDatabase';

let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());

/** Complaint pictures are the file store's concern. */
const noFiles = { put: () => Promise.resolve() };

/** Runs slices as within a single transaction. */
const within = (tx: Tx): Pick<SlicedContext, 'db' | 'slice' | 'report'> => ({
  db: tx,
  slice: work => work(tx),
  report: () => {},
});

/** Returns one row of counts. */
const countIn =
  (db: Db) =>
  async (statement: SQL): Promise<Record<string, number>> => {
    const { rows } = await db.execute<Record<string, string>>(statement);
    return Object.fromEntries(Object.entries(rows[0]!).map(([name, value]) => [name, Number(value)]));
  };
const count = (statement: SQL) => countIn(database.db)(statement);

/** Filling the demo is slow when others use the machine too. */
const SEEDING_MS = 120_000;

test('seeds the requested number of orders, most of them final, some running in each status', async () => {
  const { rows } = await database.db.execute<{ status: string; orders: string }>(
    sql`select status, count(*) as orders from orders group by status`,
  );
  const of = Object.fromEntries(rows.map(({ status, orders: number }) => [status, Number(number)]));
  expect(Object.keys(of).sort()).toEqual([...ORDER_STATUSES].sort());
  expect(Object.values(of).reduce((sum, each) => sum + each, 0)).toBe(TEST_ORDERS.count);
  const running = RUNNING_STATUSES.reduce((sum, status) => sum + of[status]!, 0);
  expect(running).toBeGreaterThan(150);
  expect(running).toBeLessThan(190);
  expect(of.completed! / (TEST_ORDERS.count - running)).toBeGreaterThan(0.84);

  const times = await count(sql`select
    count(*) filter (where placed_at > now() - make_interval(days => ${TEST_ORDERS.days + 1}) and status_since <= now()) as within,
    count(*) filter (where number = 'PSN-88250') as last,
    count(*) filter (where status = 'awaiting_merchant' and status_since < now() - interval '5 minutes') as unanswered
    from orders`);
  expect(times).toMatchObject({ within: TEST_ORDERS.count, last: 1 });
  expect(times.unanswered).toBeGreaterThan(0);
});

test('numbers ascend with time, and new orders and events continue them', async () => {
  const order = await count(sql`select count(*) filter (where placed_at < before) as out_of_order from (
    select placed_at, lag(placed_at) over (order by substr(number, 5)::int) as before from orders) as listed`);
  const events = await count(sql`select count(*) filter (where created_at < before) as out_of_order from (
    select created_at, lag(created_at) over (order by id) as before from order_events) as listed`);
  expect([order.out_of_order, events.out_of_order]).toEqual([0, 0]);
  const next = await count(sql`select nextval('order_numbers') as number,
    nextval(pg_get_serial_sequence('order_events', 'id')) - (select max(id) from order_events) as event`);
  expect(next).toEqual({ number: 88_251, event: 1 });
});

test('each order takes legal steps for its payment method, and has the status of its last event', async () => {
  const all = await database.db.select().from(orders);
  const events = await database.db.select().from(order_events).orderBy(order_events.id);
  const told = new Map(all.map(order => [order.id, { order, last: undefined as (typeof events)[number] | undefined }]));
  const wrong: unknown[] = [];
  for (const event of events) {
    const way = told.get(event.order_id)!;
    const step =
      event.from_status && stepOf(event.from_status, event.action, paymentCondition(way.order.payment_method));
    const isFirst = event.from_status === null && event.action === 'create' && event.to_status === 'created';
    const isLegal = way.last
      ? step &&
        step.to === event.to_status &&
        step.actors.includes(event.actor_kind) &&
        event.from_status === way.last.to_status
      : isFirst && event.created_at === way.order.placed_at;
    const isByStaff = event.actor_kind === 'helpdesk' || event.actor_kind === 'finance';
    if (!isLegal || (event.actor_id !== null) !== isByStaff || event.actor_name === '') wrong.push(event);
    way.last = event;
  }
  for (const { order, last } of told.values())
    if (last?.to_status !== order.status || last.created_at !== order.status_since) wrong.push(order);
  expect(wrong).toEqual([]);
  expect(new Set(events.map(({ action }) => action)).size).toBeGreaterThan(20);
});

test('merchants sell only while open, deliverable goods, at the price in force; sums agree', async () => {
  const placed = await database.db
    .select({ merchant_id: orders.merchant_id, placed_at: orders.placed_at })
    .from(orders);
  const shops = await database.db.transaction(tx => orderShops(tx, new SeededRandom(1)));
  const merchantOf = new Map(shops.map(shop => [shop.id, shop]));
  const outside = placed.filter(order => !isOpenAt(merchantOf.get(order.merchant_id)!, Date.parse(order.placed_at)));
  expect(outside).toEqual([]);
  const sold = new Map<string, number>();
  for (const { merchant_id } of placed) sold.set(merchant_id, (sold.get(merchant_id) ?? 0) + 1);
  const most = [...sold.values()].sort((one, other) => other - one).slice(0, 200);
  expect(most.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(TEST_ORDERS.count * 0.25);

  const sums = await count(sql`select
    (select count(*) from orders o where goods_amount <> (select sum(amount) from order_items i where i.order_id = o.id)) as unlike,
    (select count(*) from orders where distance_m > 12000 or shipping_cost % 500 <> 0) as far,
    (select count(*) from order_items i join merchant_products g on g.id = i.merchant_product_id join orders o on o.id = i.order_id
      where g.merchant_id <> o.merchant_id) as foreign_goods,
    (select count(*) from order_items i join products p on p.id = i.product_id
      where not p.is_home_delivery or i.quantity not between p.min_order_qty and p.max_order_qty) as not_delivered,
    (select count(*) from orders o where paid_at is null and status = 'completed') as unpaid`);
  expect(sums).toEqual({ unlike: 0, far: 0, foreign_goods: 0, not_delivered: 0, unpaid: 0 });

  const price = priceInForce({
    product: sql.raw('i.product_id'),
    province: sql.raw('o.province_code'),
    regency: sql.raw('o.regency_code'),
    kind: sql.raw('m.type_code'),
    at: sql.raw('o.placed_at'),
  });
  const priced =
    await count(sql`select count(*) as items, count(*) filter (where (in_force->>'amount')::int = price) as right_ones
    from (select i.price, ${price} as in_force from order_items i join orders o on o.id = i.order_id
      join merchants m on m.id = o.merchant_id where i.product_id is not null ) as sold`);
  expect(priced.items).toBeGreaterThan(500);
  expect(priced.right_ones).toBe(priced.items);
});

test('every complaint event has its complaint, decided once the order moved on', async () => {
  const complaints = await count(sql`select count(*) as all_of_them,
    count(*) filter (where (decision is null) = (o.status in ('complaint_submitted', 'complaint_in_review'))) as fitting,
    count(*) filter (where c.due_at > c.created_at and (decided_at is null or decided_at > c.created_at)) as timed,
    (select count(*) from order_events where action = 'complain') as told
    from order_complaints c join orders o on o.id = c.order_id`);
  expect(complaints.all_of_them).toBeGreaterThan(TEST_ORDERS.count * 0.025);
  expect(complaints).toMatchObject({
    fitting: complaints.all_of_them,
    timed: complaints.all_of_them,
    told: complaints.all_of_them,
  });
});

test('order notifications name and link the order, and are limited to the region of the user', async () => {
  const told = await count(sql`select count(*) as all_of_them,
    count(*) filter (where position(o.number in n.description) > 0 and (u.region_code is null or u.region_code = o.region_code)) as fitting,
    count(distinct o.id) as orders
    from notifications n join users u on u.id = n.user_id
    left join orders o on n.extra = 'pertamina-merchant/order/' || o.id where n.type = 'order'`);
  expect(told.fitting).toBe(told.all_of_them);
  expect(told.orders).toBeGreaterThan(30);
});

test(
  'orders are seeded at any hour, even before any merchant opens',
  async () => {
    const takeBack = new Error('take back');
    for (const hour of ['17:05', '22:40', '01:30']) {
      const now = new Date(`2026-11-20T${hour}:00Z`);
      await expect(
        database.db.transaction(async tx => {
          await tx.execute(sql`truncate customers, orders cascade`);
          await tx.execute(sql`delete from files`);
          await seedOrders({ ...within(tx), files: noFiles, now, orders: { count: 200, days: 4 } });
          const made = await tx.select({ status: orders.status, placed_at: orders.placed_at }).from(orders);
          expect(made).toHaveLength(200);
          expect(made.filter(({ placed_at }) => placed_at > now.toISOString())).toEqual([]);
          expect(made.some(({ status }) => RUNNING_STATUSES.includes(status))).toBe(true);
          throw takeBack;
        }),
      ).rejects.toBe(takeBack);
    }
  },
  SEEDING_MS,
);

test(
  'the same instant gives the same orders, each once, even after an interrupted load',
  async () => {
    const takeBack = new Error('take back');
    const now = new Date('2026-11-21T03:00:00Z');
    await expect(
      database.db.transaction(async tx => {
        const wanted = { files: noFiles, now, orders: { count: 290, days: 30 } };
        const mostDrawn = 100;
        const empty = async () => {
          await tx.execute(sql`truncate customers, orders cascade`);
          await tx.execute(sql`delete from files`);
        };
        const digest = () =>
          countIn(tx)(sql`select
            (select sum(hashtextextended(o::text, 0)) from orders o) as orders, (select count(*) from orders) as number,
            (select sum(hashtextextended((to_jsonb(e) - 'id')::text, 0)) from order_events e) as events,
            (select sum(hashtextextended(i::text, 0)) from order_items i) as items,
            (select count(*) from pg_index where indrelid = 'orders'::regclass) as indexes`);
        await empty();
        await seedOrders({ ...within(tx), ...wanted }, mostDrawn);
        const first = await digest();
        expect(first.number).toBe(wanted.orders.count);

        await empty();
        await beginProgress(tx, { at: now.toISOString(), orders: wanted.orders, slices: 0 });
        const power = new Error('power cut');
        let written = 0;
        const write = sliceWriter(tx);
        const cut: SlicedContext['slice'] = work =>
          write(async within => {
            written += 1;
            await work(within);
            if (written === 7) throw power;
          });
        await expect(seedOrders({ ...within(tx), slice: cut, ...wanted }, mostDrawn)).rejects.toBe(power);
        expect((await findProgress(tx))?.slices).toBe(6);
        await seedOrders({ ...within(tx), slice: sliceWriter(tx), ...wanted }, mostDrawn);
        expect(await digest()).toEqual(first);
        const coherent = await countIn(tx)(sql`select
          (select count(*) from (select placed_at, lag(placed_at) over (order by substr(number, 5)::int) as before from orders) o
            where placed_at < before) as out_of_order,
          (select count(*) from orders o where goods_amount <> (select sum(amount) from order_items i where i.order_id = o.id)) as unlike,
          (select count(*) from orders o join customers c on c.id = o.customer_id
            where (c.name, c.phone) <> (o.recipient_name, o.recipient_phone)) as strangers,
          (select count(*) from orders o where (o.status, o.status_since) is distinct from
            (select (e.to_status, e.created_at) from order_events e where e.order_id = o.id order by e.id desc limit 1)) as elsewhere,
          (select count(*) from orders where status_since > ${now.toISOString()}) as future`);
        expect(coherent).toEqual({ out_of_order: 0, unlike: 0, strangers: 0, elsewhere: 0, future: 0 });
        throw takeBack;
      }),
    ).rejects.toBe(takeBack);
  },
  SEEDING_MS,
);
