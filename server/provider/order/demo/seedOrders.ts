import { sql } from 'drizzle-orm';
import type { SlicedContext } from '../../../seed/DemoData';
import { startOfDay } from '../../../seed/jakartaDay';
import { SeededRandom } from '../../../seed/SeededRandom';
import { withoutIndexes } from '../../../seed/withoutIndexes';
import { order_complaints, order_events, order_items, orders } from '../table';
import { multiplyOrders } from './multiplyOrders';
import { OrderBatch } from './OrderBatch';
import { ordersPerDay } from './orderDays';
import { LAST_FINAL_MS, type OrderDraft, orderDrafts } from './orderDraft';
import { orderOfficers } from './orderOfficers';
import { orderRows } from './orderRows';
import { type OrderShop, orderShops } from './orderShops';
import { seedComplaintPhotos } from './seedComplaintPhotos';
import { BLOCK, seedCustomers } from './seedCustomers';

/** The last order number, unless there are more orders than that. */
const LAST_NUMBER = 88_250;
/** Open orders relative to a day's orders: more than in reality, so that every status has some. */
const RUNNING = 1.7;
const CUSTOMERS = 0.35;
const MOST_CUSTOMERS = 60_000;
/** Maximum number of orders drawn one by one; any more are copies of them. */
const MOST_DRAWN = 125_000;
const BATCH = 4_000;
/** Number of orders between progress reports. */
const REPORTED = 50_000;
const DAY_MS = 86_400_000;
/** 9 am in Jakarta: shops are open everywhere by then. */
const BUSY_FROM_MS = 9 * 3_600_000;

/**
 * Seeds the orders of demo merchants: most are finished, some are open in each status. Depends on merchants and
 * their products. Works day by day, so that a million orders need no more memory than a few thousand; after an interruption, the orders
 * already written are drawn again but not inserted. Orders beyond `mostDrawn` are copies.
 */
export async function seedOrders(context: SlicedContext, mostDrawn = MOST_DRAWN): Promise<void> {
  const { db, slice, files, now, report } = context;
  const { count: wanted, days } = context.orders;
  if (wanted === 0) return;
  const copies = Math.ceil(wanted / mostDrawn);
  const count = Math.ceil(wanted / copies);
  const random = new SeededRandom(88_214);
  const shops = await orderShops(db, random);
  const from = startOfDay(now, 1 - days);
  const customers = Math.min(Math.round(count * CUSTOMERS), MOST_CUSTOMERS);
  const neighbours = await seedCustomers(slice, shops, { count: customers, from, now }, random);
  const officers = await orderOfficers(db);
  const photos = await seedComplaintPhotos(slice, files, now);
  const drafts = orderDrafts(shops, neighbours, now, random);
  const formerOf = formerShops(shops, random);

  const running = drafts.running(Math.round((RUNNING * count) / days)).sort(byPlacing);
  const latest = lastPlaced(now);
  const batch = new OrderBatch(slice);
  const before = Math.max(LAST_NUMBER - wanted, 0);
  let drawn = 0;
  let reported = 0;
  const insert = async () => {
    for (const [day, ofDay] of ordersPerDay(Math.max(count - running.length, 0), days, latest).entries()) {
      const start = startOfDay(latest, day + 1 - days).getTime();
      const over = Array.from({ length: ofDay }, () => drafts.finalOf(start, latest.getTime()));
      const isLast = day === days - 1;
      const still = running.splice(0, isLast ? running.length : countBefore(running, start + DAY_MS));
      for (const draft of [...over, ...still].sort(byPlacing)) {
        const number = before + drawn * copies + 1;
        drawn += 1;
        batch.add(
          orderRows(
            draft,
            `PSN-${number}`,
            { officers, former: formerOf(draft.shop), photosOf: category => photos[category] },
            { now, random },
          ),
        );
      }
      if (batch.size < BATCH && !isLast) continue;
      await batch.flush(isLast ? undefined : start + DAY_MS);
      if (Math.floor(drawn / REPORTED) > Math.floor(reported / REPORTED))
        report(`Pesanan ${(drawn * copies).toLocaleString('id-ID')} dari ${wanted.toLocaleString('id-ID')}`);
      reported = drawn;
    }
    await slice(async tx => {
      await tx.execute(sql`select setval(pg_get_serial_sequence('order_events', 'id'), ${batch.lastEvent})`);
    });
    const blocks = Math.ceil((customers + shops.length) / BLOCK) + 1;
    await multiplyOrders(context, { copies, excess: count * copies - wanted, first: before + 1, blocks });
  };
  // the `figures` domain sums them afterwards
  await slice(async tx => {
    await tx.execute(sql`alter table ${order_items} disable trigger items_sold_added`);
    await tx.execute(sql`alter table ${orders} disable trigger transactions_added`);
  });
  await withoutIndexes(context, [orders, order_items, order_events, order_complaints], insert);
  await slice(async tx => {
    await tx.execute(sql`alter table ${order_items} enable trigger items_sold_added`);
    await tx.execute(sql`alter table ${orders} enable trigger transactions_added`);
    await tx.execute(sql`select setval('order_numbers', ${before + count * copies})`);
  });
}

/**
 * Returns the latest time at which a finished order was placed: on a day on which shops have been open for some hours, else the day
 * before.
 */
function lastPlaced(now: Date): Date {
  const latest = new Date(now.getTime() - LAST_FINAL_MS);
  const day = startOfDay(latest, 0).getTime();
  return latest.getTime() - day < BUSY_FROM_MS ? new Date(day - 1) : latest;
}

const byPlacing = (one: OrderDraft, other: OrderDraft) => one.times[0]! - other.times[0]!;

/** Number of drafts before an instant; they are sorted by placement. */
function countBefore(drafts: readonly OrderDraft[], end: number): number {
  const first = drafts.findIndex(({ times }) => times[0]! >= end);
  return first === -1 ? drafts.length : first;
}

/** A random shop of the same type nearby that was asked first and could not deliver. */
function formerShops(shops: readonly OrderShop[], random: SeededRandom) {
  const near = new Map<string, OrderShop[]>();
  for (const shop of shops)
    for (const key of [`${shop.type_code} ${shop.regency_code}`, `${shop.type_code} ${shop.region_code}`])
      near.set(key, [...(near.get(key) ?? []), shop]);
  return ({ id, type_code, regency_code, region_code }: OrderShop): string => {
    const others = [regency_code, region_code]
      .map(area => near.get(`${type_code} ${area}`)!.filter(other => other.id !== id))
      .find(found => found.length > 0);
    return random.pick(others ?? shops).name;
  };
}
