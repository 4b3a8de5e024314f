import { and, eq, sql } from 'drizzle-orm';
import type { StockLevel } from '../../../contract/merchant/merchant';
import type { Tx } from '../../db/types';
import { setStockLevel } from '../merchant/setStockLevel';
import { merchant_products } from './table';

const { stock, low_stock } = merchant_products;

/** The contract's `worstStockLevel` in SQL. */
const worstLevel = sql<StockLevel>`case when count(*) = 0 or bool_or(${stock} <= 0) then 'empty'
  when bool_or(${stock} <= ${low_stock}) then 'low' else 'available' end`;

/**
 * Updates a merchant's stock level to the worst among its active products. Call after each change to a product, in the same
 * transaction, with the merchant locked (`lockSeller`).
 */
export async function updateStockLevel(tx: Tx, merchantId: string): Promise<void> {
  const [products] = await tx
    .select({ level: worstLevel })
    .from(merchant_products)
    .where(and(eq(merchant_products.merchant_id, merchantId), merchant_products.is_active));
  await setStockLevel(tx, merchantId, products!.level);
}
