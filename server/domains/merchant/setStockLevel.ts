import { and, eq, ne } from 'drizzle-orm';
import type { StockLevel } from '../../../contract/merchant/merchant';
import type { Tx } from '../../db/types';
import { merchants } from './table';

/** Stores the stock level of a merchant that the transaction has locked (`lockSeller`). */
export async function setStockLevel(tx: Tx, id: string, level: StockLevel): Promise<void> {
  await tx
    .update(merchants)
    .set({ stock_level: level })
    .where(and(eq(merchants.id, id), ne(merchants.stock_level, level)));
}
