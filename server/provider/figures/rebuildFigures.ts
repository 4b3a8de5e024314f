import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/types';
import { area_sales, customer_sales, merchant_sales } from './table';

/** Works all figures out anew from the orders, in one transaction; orders wait meanwhile, reading does not. */
export const rebuildFigures = (db: Db): Promise<void> =>
  db.transaction(async tx => {
    await tx.execute(sql`lock table orders, order_items in share mode`);
    for (const table of [merchant_sales, area_sales, customer_sales]) await tx.delete(table);
    await sumAllDays(tx);
  });

/** Adds what was sold on every day. A statement for each day of Jakarta, so that a slow machine ends none of them. */
export async function sumAllDays(tx: Tx): Promise<void> {
  for (let day = await nextDay(tx, '-infinity'); day; day = await nextDay(tx, day)) {
    await tx.execute(sql`
      select count_sales(1, of_day.sold, items_of(of_day.sold)) from (
        select array_agg(o) as sold from orders o
        where placed_at >= ${day} and placed_at < ${day}::timestamptz + interval '1 day' and is_sale(status)
      ) of_day`);
  }
}

/** The start of the next day of Jakarta after one that has orders; null after the last. */
async function nextDay(tx: Tx, day: string): Promise<string | null> {
  const { rows } = await tx.execute<{ day: string | null }>(sql`
    select (date_trunc('day', min(placed_at) at time zone 'Asia/Jakarta') at time zone 'Asia/Jakarta')::text as day
    from orders where placed_at >= ${day}::timestamptz + interval '1 day'`);
  return rows[0]?.day ?? null;
}
