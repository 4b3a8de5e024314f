import { and, eq, sql } from 'drizzle-orm';
import type { StockLevel } from '../../../contract/merchant/merchant';
import type { Tx } from '../../db/types';
import { setStockLevel } from '../merchant/setStockLevel';
import { merchant_products } from './table';

interface StockChange {
  /** A product of the merchant; skipped if it has since been removed. */
  id: string;
  /** Negative: taken out of stock. */
  by: number;
}

/**
 * Takes goods out of a merchant's stock, or puts them back, in the transaction of the order. The merchant must be locked (`lockSeller`).
 * Open forms become stale, since saving them could restore the old stock.
 *
 * @throws the database's error if stock would fall below zero; callers prevent this by reading the stock under the lock beforehand
 */
export async function changeStock(tx: Tx, merchantId: string, changes: readonly StockChange[]): Promise<void> {
  for (const { id, by } of changes)
    await tx
      .update(merchant_products)
      .set({
        stock: sql`${merchant_products.stock} + ${by}`,
        version: sql`${merchant_products.version} + 1`,
        updated_at: sql`now()`,
      })
      .where(and(eq(merchant_products.id, id), eq(merchant_products.merchant_id, merchantId)));
  await updateStockLevel(tx, merchantId);
}

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
