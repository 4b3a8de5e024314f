import { sql } from 'drizzle-orm';
import type { Db } from '../../db/types';
import { withoutTimeLimit } from '../../db/withoutTimeLimit';
import type { SlicedContext } from '../../seed/DemoData';
import { columnList } from './columnList';
import { rawSales } from './rawSales';
import { area_sales, customer_days, customer_sales, merchant_sales, transaction_sums } from './table';

/** Recalculates all figures from the orders in one transaction, which blocks changes to orders but not reads. */
export const rebuildFigures = (db: Db): Promise<void> =>
  db.transaction(async tx => {
    await withoutTimeLimit(tx);
    await tx.execute(sql`lock table orders, order_items in share mode`);
    for (const table of [merchant_sales, area_sales, customer_sales, customer_days, transaction_sums])
      await tx.delete(table);
    await sumAllDays({ db: tx, slice: work => work(tx) });
  });

/** Orders per statement: enough to be efficient, few enough for a slow machine. */
const AT_ONCE = 1_000;

/** Sums the sales of all days, a few whole Jakarta days at a time, then the customers and the transactions. */
export async function sumAllDays({ db, slice, report }: Summing): Promise<void> {
  for (let from = '-infinity'; from !== 'infinity'; ) {
    const until = await endOfDays(db, from);
    await slice(async tx => {
      await tx.execute(sql`
        select sum_sales(1, of_days.sold, items_of(of_days.sold)) from (
          select array_agg(o) as sold from orders o
          where placed_at >= ${from} and placed_at < ${until} and is_sale(status)
        ) of_days`);
    });
    if (until !== 'infinity' && until.slice(0, MONTH) !== from.slice(0, MONTH))
      report?.(`Angka penjualan sampai ${until.slice(0, MONTH)}`);
    from = until;
  }
  await slice(async tx => {
    await withoutTimeLimit(tx);
    await tx.execute(sql`
      insert into customer_days (scope, category_code, from_day, day, entry, customers)
      select scope, category_code, from_day, day, 0, sum(customers) from customer_chains group by 1, 2, 3, 4 order by 1, 2, 3, 4`);
    await tx.execute(sql`
      insert into transaction_sums (entry, ${columnList(transaction_sums)})
      select 0, ${columnList(transaction_sums)} from (${rawSales.transaction_sums}) raw order by day`);
  });
}

type Summing = Pick<SlicedContext, 'db' | 'slice'> & Partial<Pick<SlicedContext, 'report'>>;
/** Length of `2026-11`. */
const MONTH = 7;

/** Returns the Jakarta midnight that ends the day of the next `AT_ONCE`th order; `infinity` if fewer are left. */
async function endOfDays(db: Db, from: string): Promise<string> {
  const { rows } = await db.execute<{ until: string }>(sql`
    select ((date_trunc('day', placed_at at time zone 'Asia/Jakarta') + interval '1 day') at time zone 'Asia/Jakarta')::text as until
    from orders where placed_at >= ${from}::timestamptz order by placed_at offset ${AT_ONCE - 1} limit 1`);
  return rows[0]?.until ?? 'infinity';
}
