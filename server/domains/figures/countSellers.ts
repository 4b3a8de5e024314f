import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/types';
import { type Periods, type SalesFilter, whereSales } from './SalesFilter';
import { merchant_sales } from './table';

/** Counts the distinct merchants with sales in a period and in the previous one. */
export async function countSellers(
  db: Db,
  filter: SalesFilter,
  periods: Periods,
): Promise<{ now: number; before: number }> {
  const { grain, category_code, merchant_id, orders, day } = merchant_sales;
  const isNow = sql`${day} >= ${periods.period.start_date}`;
  const { rows } = await db.execute<{ now: unknown; before: unknown }>(sql`
    select count(distinct ${merchant_id}) filter (where ${isNow}) as now,
      count(distinct ${merchant_id}) filter (where not ${isNow}) as before
    from ${merchant_sales}
    where ${and(
      eq(grain, filter.category ? 'category' : 'order'),
      eq(category_code, filter.category ?? ''),
      gt(orders, 0),
      whereSales(db, merchant_sales, filter, periods),
    )}`);
  return { now: Number(rows[0]?.now), before: Number(rows[0]?.before) };
}
