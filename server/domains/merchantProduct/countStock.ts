import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { StockLevel } from '../../../contract/merchant/merchant';
import type { Db } from '../../db/types';
import { merchant_products } from './table';

const { stock, low_stock } = merchant_products;
const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** Counts a merchant's active products at each stock level. */
export async function countStock(db: Db, merchantId: string): Promise<Record<StockLevel, number>> {
  const [counts] = await db
    .select({
      available: countWhere(sql`${stock} > ${low_stock}`),
      low: countWhere(sql`${stock} > 0 and ${stock} <= ${low_stock}`),
      empty: countWhere(sql`${stock} <= 0`),
    })
    .from(merchant_products)
    .where(and(eq(merchant_products.merchant_id, merchantId), merchant_products.is_active));
  return counts!;
}
