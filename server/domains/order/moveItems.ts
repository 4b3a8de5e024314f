import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/types';
import { order_items } from './table';

interface ItemMove {
  item_id: string;
  merchant_product_id: string;
}

/** Points the items of an order to the products of the merchant that it was reassigned to. */
export async function moveItems(tx: Tx, orderId: string, moves: readonly ItemMove[]): Promise<void> {
  const items = moves.map(({ item_id }) => item_id);
  const goods = moves.map(({ merchant_product_id }) => merchant_product_id);
  await tx
    .update(order_items)
    .set({ merchant_product_id: sql`moved.merchant_product_id` })
    .from(sql`unnest(${sql.param(items)}::uuid[], ${sql.param(goods)}::uuid[]) as moved (item_id, merchant_product_id)`)
    .where(and(eq(order_items.order_id, orderId), sql`moved.item_id = ${order_items.id}`));
}
