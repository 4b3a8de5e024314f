import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { CATEGORY_CODES, type CategoryCode } from '../../../../contract/product';
import type { PictureStore, SlicedContext, WriteSlice } from '../../../seed/DemoData';
import { startOfDay } from '../../../seed/jakartaDay';
import { pixelText } from '../../../seed/pixelFont';
import { SeededRandom } from '../../../seed/SeededRandom';
import { withoutIndexes } from '../../../seed/withoutIndexes';
import { stableId } from '../../../store/stableId';
import { files } from '../../file/table';
import { order_complaints, order_events, order_items, orders } from '../table';
import { multiplyOrders } from './multiplyOrders';
import { OrderBatch } from './OrderBatch';
import { ordersPerDay } from './orderDays';
import { LAST_FINAL_MS, type OrderDraft, orderDrafts } from './orderDraft';
import { orderOfficers } from './orderOfficers';
import { orderRows } from './orderRows';
import { type OrderShop, orderShops } from './orderShops';
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

const MIME = 'image/webp';

/** Seeds the pictures of demo complaints, shared by category, and returns their URLs. */
async function seedComplaintPhotos(
  slice: WriteSlice,
  store: PictureStore,
  now: Date,
): Promise<Record<CategoryCode, string[]>> {
  const stored = await Promise.all(
    CATEGORY_CODES.map(async category => {
      const pictures = await drawComplaint(category);
      const rows = pictures.map(async ({ picture, thumb }, index) => {
        const id = stableId('file', `complaint ${category} ${index}`);
        await store.put(`${id}.webp`, picture, { mime: MIME });
        await store.put(`${id}-thumb.webp`, thumb, { mime: MIME });
        const sha256 = createHash('sha256').update(picture).digest('hex');
        return { id, mime: MIME, bytes: picture.length, ...COMPLAINT_PHOTO, sha256, created_at: now.toISOString() };
      });
      return { category, rows: await Promise.all(rows) };
    }),
  );
  await slice(async tx => {
    await tx.insert(files).values(stored.flatMap(({ rows }) => rows));
  });
  return Object.fromEntries(
    stored.map(({ category, rows }) => [category, rows.map(({ id }) => `/files/${id}.webp`)]),
  ) as Record<CategoryCode, string[]>;
}

const WIDTH = 640;
const HEIGHT = 480;

const cylinder = `<rect x="210" y="150" width="220" height="270" rx="70" fill="#b52466"/><rect x="272" y="84" width="96" height="74" rx="18" fill="#7c1747"/>
  <rect x="240" y="408" width="160" height="26" rx="8" fill="#7c1747"/><rect x="250" y="230" width="140" height="90" rx="10" fill="#f6e7ee"/>`;
const bottle = (liquid: string) => `<path d="M240 160h160l30 60v190q0 24-24 24H234q-24 0-24-24V220z" fill="${liquid}"/>
  <rect x="270" y="96" width="70" height="66" rx="12" fill="#1c2433"/><rect x="236" y="262" width="168" height="110" rx="10" fill="#fdfdfb"/>`;
const can = `<rect x="190" y="150" width="260" height="280" rx="26" fill="#2f7d4f"/><path d="M230 150V96h120v54" fill="none" stroke="#1f5a38" stroke-width="26"/>
  <rect x="372" y="92" width="56" height="60" rx="10" fill="#1c2433"/><path d="M214 196h212v190H214z" fill="none" stroke="#1f5a38" stroke-width="12"/>`;
const box = `<path d="M150 220l170-70 170 70v170l-170 60-170-60z" fill="#c99b62"/><path d="M150 220l170 62 170-62M320 282v168" fill="none" stroke="#8f6a3c" stroke-width="8"/>`;

/** Drawing of the goods, and the position of the fault on it. */
const goods: Readonly<Record<CategoryCode, { drawing: string; fault: [x: number, y: number] }>> = {
  bbm: { drawing: can, fault: [400, 120] },
  lpg: { drawing: cylinder, fault: [320, 130] },
  pelumas: { drawing: bottle('#3d4660'), fault: [304, 130] },
  refrigeran: { drawing: bottle('#24548f'), fault: [304, 130] },
  'non-pertamina': { drawing: box, fault: [400, 250] },
};

const scene = (
  drawing: string,
  mark: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#dfe4ea"/><path d="M0 380H${WIDTH}V${HEIGHT}H0z" fill="#b9a68c"/>${drawing}${mark}
  ${pixelText('CONTOH - DATA DEMO', 24, 446, 3, '#c0262d')}</svg>`;

/**
 * Draws two pictures of the goods for a complaint, as WebP with a thumbnail: one plain, one with the fault circled.
 */
const drawComplaint = (category: CategoryCode): Promise<{ picture: Buffer; thumb: Buffer }[]> => {
  const { drawing, fault } = goods[category];
  const [x, y] = fault;
  const ring = `<circle cx="${x}" cy="${y}" r="74" fill="none" stroke="#d5202f" stroke-width="12"/>`;
  return Promise.all(
    ['', ring].map(async mark => {
      const drawn = sharp(Buffer.from(scene(drawing, mark)));
      const [picture, thumb] = await Promise.all([
        drawn.clone().webp({ quality: 76, effort: 0 }).toBuffer(),
        drawn.clone().resize(THUMB_WIDTH).webp({ quality: 76, effort: 0 }).toBuffer(),
      ]);
      return { picture, thumb };
    }),
  );
};

const THUMB_WIDTH = 160;

/** Size of each picture in pixels. */
const COMPLAINT_PHOTO = { width: WIDTH, height: HEIGHT } as const;
