import { and, asc, desc, eq, gt, inArray, or } from 'drizzle-orm';
import type { RegionCode } from '../../../../contract/area/region';
import { ORDER_EXTRA_PREFIX } from '../../../../contract/notification';
import type { OrderAction } from '../../../../contract/order/orderActions';
import type { Db } from '../../../db/types';
import type { DemoNews, DemoNewsSource } from '../../../seed/DemoData';
import { hoursBefore } from '../../../seed/jakartaDay';
import { regencies } from '../../area/table';
import { merchants } from '../../merchant/table';
import { order_events, order_items, orders } from '../table';

/** News of an order event, with its region. */
type OrderNews = DemoNews & { region_code: RegionCode };

const DAYS = 60;
/** Enough for every person of every region. */
const NEWEST = 5_000;
/** A person is notified of one event in this many. */
const EVERY = 3;
/** Waiting time after which staff are notified. */
const UNANSWERED_MS = 15 * 60_000;

/** Templates; `{order}`, `{product}`, `{merchant}`, `{place}` and `{actor}` (who took the step) are filled in. */
const TELLS: Partial<Record<OrderAction, { title: string; text: string }>> = {
  reject: { title: 'Pesanan ditolak merchant', text: '{actor} menolak pesanan {order} ({product}).' },
  response_timeout: {
    title: 'Merchant tidak menjawab',
    text: 'Pesanan {order} ({product}) di {place} perlu dialihkan.',
  },
  fail_delivery: {
    title: 'Pengiriman gagal',
    text: 'Pesanan {order} dari {merchant} tidak dapat diserahkan di alamat tujuan.',
  },
  complain: { title: 'Keluhan masuk', text: 'Pelanggan mengajukan keluhan atas {product} pada pesanan {order}.' },
  received: { title: 'Keluhan selesai', text: 'Keluhan pesanan {order} ({product}) ditutup dan pesanan selesai.' },
  resend: { title: 'Kirim ulang disetujui', text: '{merchant} mengirim barang pengganti untuk pesanan {order}.' },
  finish_refund: { title: 'Dana sudah dikembalikan', text: 'Pengembalian dana pesanan {order} selesai.' },
};
const WAITING = { title: 'Pesanan belum dijawab', text: 'Pesanan {order} sudah 15 menit menunggu {merchant}.' };

/** Returns the source of notifications about demo order events, by the person's region. */
export async function orderNews(db: Db, now: Date): Promise<DemoNewsSource> {
  const news = await newsOfOrders(db, now);
  return {
    slug: 'can_read_monitoring_order',
    share: 23,
    pick: ({ region }, count) =>
      spread(
        news.filter(({ region_code }) => region === null || region_code === region),
        count,
      ).map(({ region_code: _, ...each }) => each),
  };
}

/** Returns an evenly spaced sample of the latest news. */
function spread(news: readonly OrderNews[], count: number): OrderNews[] {
  const step = Math.max(Math.min(EVERY, news.length / count), 1);
  return Array.from({ length: Math.min(count, news.length) }, (_, index) => news[Math.floor(index * step)]!);
}

/** Returns the latest events that need staff or end their work, newest first. */
async function newsOfOrders(db: Db, now: Date): Promise<OrderNews[]> {
  const rows = await db
    .select({
      id: orders.id,
      order: orders.number,
      region_code: orders.region_code,
      action: order_events.action,
      actor: order_events.actor_name,
      at: order_events.created_at,
      merchant: merchants.name,
      place: regencies.name,
      product: order_items.name,
    })
    .from(order_events)
    .innerJoin(orders, eq(orders.id, order_events.order_id))
    .innerJoin(merchants, eq(merchants.id, orders.merchant_id))
    .innerJoin(regencies, eq(regencies.code, orders.regency_code))
    .innerJoin(order_items, and(eq(order_items.order_id, orders.id), eq(order_items.position, 1)))
    .where(
      and(
        gt(order_events.created_at, hoursBefore(now, DAYS * 24).toISOString()),
        or(
          inArray(order_events.action, Object.keys(TELLS) as OrderAction[]),
          // the step that led to the waiting status
          and(eq(orders.status, 'awaiting_merchant'), eq(order_events.created_at, orders.status_since)),
        ),
      ),
    )
    .orderBy(desc(order_events.id), asc(orders.id))
    .limit(NEWEST);
  return rows
    .map(row => {
      const waits = row.action in TELLS ? undefined : WAITING;
      const { title, text } = waits ?? TELLS[row.action]!;
      return {
        type: 'order' as const,
        title,
        description: text.replace(/\{(order|product|merchant|place|actor)\}/g, (_, name: 'order') => row[name]),
        extra: ORDER_EXTRA_PREFIX + row.id,
        region_code: row.region_code,
        at: Date.parse(row.at) + (waits ? UNANSWERED_MS : 0),
      };
    })
    .filter(({ at }) => at < now.getTime())
    .sort((one, other) => other.at - one.at);
}
