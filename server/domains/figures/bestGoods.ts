import { and, eq, sql } from 'drizzle-orm';
import type { CategoryCode } from '../../../contract/product';
import type { Db } from '../../db/types';
import { type NamedProduct, productName } from '../product/productName';
import { products } from '../product/table';
import { isOfMerchants, type Periods, type SalesFilter, whereSales } from './SalesFilter';
import type { Sums } from './sumSales';
import { area_sales, merchant_sales } from './table';

const MEASURES = ['orders', 'quantity', 'value'] as const;
type Sold = Pick<Sums, (typeof MEASURES)[number]>;

export interface BestGoods {
  /** The key that `sumSales` uses. */
  goods: string;
  /** Null for a merchant's own goods. */
  product_id: string | null;
  name: string;
  category_code: CategoryCode;
  sale_unit: string;
  now: Sold;
  before: Sold;
}

/**
 * Returns the goods with the highest sales value in a period, with their figures for the previous period, in one statement. A provider's
 * product has its current name; a merchant's own goods have no id, so goods of the same name count as one.
 */
export async function bestGoods(db: Db, filter: SalesFilter, periods: Periods, most: number): Promise<BestGoods[]> {
  const table = isOfMerchants(filter) ? merchant_sales : area_sales;
  const isNow = sql`${table.day} >= ${periods.period.start_date}`;
  const sums = MEASURES.map(
    name =>
      sql`coalesce(sum(${table[name]}) filter (where ${isNow}), 0) as ${sql.identifier(`now_${name}`)},
        coalesce(sum(${table[name]}) filter (where not ${isNow}), 0) as ${sql.identifier(`before_${name}`)}`,
  );
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select s.*, ${products.id} as product_id, ${products.name} as name, ${products.pack_size} as pack_size, ${products.pack_unit} as pack_unit
    from (
      select ${table.goods} as goods, ${table.category_code} as category_code, max(${table.sale_unit}) as sale_unit, ${sql.join(sums, sql`, `)}
      from ${table}
      where ${and(
        eq(table.grain, 'goods'),
        filter.category ? eq(table.category_code, filter.category) : undefined,
        whereSales(db, table, filter, periods),
      )}
      group by 1, 2
      having sum(${table.value}) filter (where ${isNow}) > 0
      order by now_value desc, goods
      limit ${most}
    ) s left join ${products} on ${products.id}::text = s.goods
    order by s.now_value desc, s.goods`);
  return rows.map(row => {
    const soldOf = (prefix: string): Sold => ({
      orders: Number(row[`${prefix}_orders`]),
      quantity: Number(row[`${prefix}_quantity`]),
      value: Number(row[`${prefix}_value`]),
    });
    return {
      goods: row.goods as string,
      product_id: row.product_id as string | null,
      name: row.product_id === null ? (row.goods as string) : productName(row as unknown as NamedProduct),
      category_code: row.category_code as CategoryCode,
      sale_unit: row.sale_unit as string,
      now: soldOf('now'),
      before: soldOf('before'),
    };
  });
}
