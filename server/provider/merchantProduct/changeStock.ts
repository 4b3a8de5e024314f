import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/types';
import { merchant_products } from './table';
import { updateStockLevel } from './updateStockLevel';

interface StockChange {
  /** A product of the merchant; one that was removed meanwhile is passed over. */
  id: string;
  /** Negative: taken from the shelf. */
  by: number;
}

/**
 * Takes goods of a merchant from its shelf, or puts them back, in the transaction of the order. The merchant must be locked (`lockSeller`).
 * Open forms become stale, since they could set the stock as it was.
 *
 * @throws the database's error where a stock would fall below zero: what is taken is read under the lock before
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
