import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/types';
import { merchant_products } from './table';
import { updateStockLevel } from './updateStockLevel';

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
