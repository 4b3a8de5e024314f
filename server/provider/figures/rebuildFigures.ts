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

/** Orders of a statement: enough for it to pay off, few enough for a slow machine. */
const AT_ONCE = 1_000;

/** Adds what was sold on all days, some whole days of Jakarta at a time. */
export async function sumAllDays(tx: Tx): Promise<void> {
  for (let from = '-infinity'; from !== 'infinity'; ) {
    const until = await endOfDays(tx, from);
    await tx.execute(sql`
      select count_sales(1, of_days.sold, items_of(of_days.sold)) from (
        select array_agg(o) as sold from orders o
        where placed_at >= ${from} and placed_at < ${until} and is_sale(status)
      ) of_days`);
    from = until;
  }
}

/** The midnight of Jakarta that ends the next so many orders; `infinity` after the last. */
async function endOfDays(tx: Tx, from: string): Promise<string> {
  const { rows } = await tx.execute<{ until: string }>(sql`
    select ((date_trunc('day', placed_at at time zone 'Asia/Jakarta') + interval '1 day') at time zone 'Asia/Jakarta')::text as until
    from orders where placed_at >= ${from}::timestamptz order by placed_at offset ${AT_ONCE - 1} limit 1`);
  return rows[0]?.until ?? 'infinity';
}
