import { type SQL, sql } from 'drizzle-orm';
import type { CategoryCode } from '../../../contract/product';
import type { Sales, SalesFigures } from '../../../contract/transaction/sales';
import type { SalesStep } from '../../../contract/transaction/salesPeriod';
import type { Db } from '../../db/types';
import { order_items, orders } from '../order/table';

const MAX_PRODUCTS = 10;

/** The items sold in a period and the one before it, each with its day in Jakarta. */
export const soldLines = (sold: SQL, start: string) => sql`
  select o.order_id, o.placed_at, o.day, o.day < ${start}::date as is_before, i.category_code, i.product_id,
    i.merchant_product_id, i.name, i.sale_unit, i.quantity, i.volume, i.volume_unit, i.amount
  from (
    select ${orders.id} as order_id, ${orders.placed_at} as placed_at,
      (${orders.placed_at} at time zone 'Asia/Jakarta')::date as day
    from ${orders} where ${sold}
  ) o join ${order_items} i on i.order_id = o.order_id`;

/** The figures of one group of lines in one of the two periods. */
export interface SalesSum {
  is_before: boolean;
  /** The first day of the step; null in totals and in sums of a category. */
  step: string | null;
  category_code: CategoryCode | null;
  figures: SalesFigures;
}

/** Sums by step, by category and in total. Days of the period before are shifted by its `length` in days onto this period's steps. */
export async function salesSums(db: Db, lines: SQL, step: SalesStep, length: number): Promise<SalesSum[]> {
  const { rows } = await db.execute<Record<keyof SalesSum | keyof SalesFigures, unknown>>(sql`
    select is_before, to_char(step, 'YYYY-MM-DD') as step, category_code, count(distinct order_id) as orders,
      sum(quantity) as quantity, sum(amount) as value,
      coalesce(sum(volume) filter (where volume_unit = 'liter'), 0) as volume_liter,
      coalesce(sum(volume) filter (where volume_unit = 'kg'), 0) as volume_kg
    from (
      select l.*, date_trunc(${step}, (day + case when is_before then ${length}::int else 0 end)::timestamp) as step
      from (${lines}) l
    ) s
    group by grouping sets ((is_before, step), (is_before, category_code), (is_before))`);
  return rows.map(row => ({
    is_before: row.is_before as boolean,
    step: row.step as string | null,
    category_code: row.category_code as CategoryCode | null,
    figures: {
      orders: Number(row.orders),
      quantity: Number(row.quantity),
      volume_liter: Number(row.volume_liter),
      volume_kg: Number(row.volume_kg),
      value: Number(row.value),
    },
  }));
}

/**
 * The products with the greatest sales value, under their latest name. A merchant's own goods are grouped by their name once they have
 * been removed from its products.
 */
export async function bestProducts(db: Db, lines: SQL): Promise<Sales['products']> {
  const { rows } = await db.execute<Record<keyof Sales['products'][number], unknown>>(sql`
    select product_id, (array_agg(name order by placed_at desc))[1] as name,
      (array_agg(category_code order by placed_at desc))[1] as category_code,
      (array_agg(sale_unit order by placed_at desc))[1] as sale_unit,
      count(distinct order_id) filter (where not is_before) as orders,
      coalesce(sum(quantity) filter (where not is_before), 0) as quantity,
      sum(amount) filter (where not is_before) as value,
      coalesce(sum(amount) filter (where is_before), 0) as value_before
    from (${lines}) l
    group by product_id, case when product_id is null then coalesce(merchant_product_id::text, name) end
    having sum(amount) filter (where not is_before) > 0
    order by value desc, name
    limit ${MAX_PRODUCTS}`);
  return rows.map(row => ({
    product_id: row.product_id as string | null,
    name: row.name as string,
    category_code: row.category_code as CategoryCode,
    sale_unit: row.sale_unit as string,
    orders: Number(row.orders),
    quantity: Number(row.quantity),
    value: Number(row.value),
    value_before: Number(row.value_before),
  }));
}
