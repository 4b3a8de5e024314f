import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/types';

/**
 * Writes on a merchant's row how its shelves stand: the worst of its active products (the contract's `worstStockLevel`). To be called
 * after each change of a product, in its transaction, with the merchant locked (`lockShop`).
 */
export async function keepStockLevel(tx: Tx, merchantId: string): Promise<void> {
  await tx.execute(sql`
    update merchants set stock_level = shelves.level
    from (
      select case when count(*) = 0 or bool_or(stock <= 0) then 'empty' when bool_or(stock <= low_stock) then 'low' else 'available' end as level
      from merchant_products where merchant_id = ${merchantId} and is_active
    ) as shelves
    where merchants.id = ${merchantId} and merchants.stock_level <> shelves.level`);
}
