import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/types';
import { order_items } from './table';

/** Names the shelf that each item of an order is taken from, once another merchant has it. */
export async function moveItems(
  tx: Tx,
  orderId: string,
  moves: readonly { item_id: string; merchant_product_id: string }[],
): Promise<void> {
  for (const { item_id, merchant_product_id } of moves)
    await tx
      .update(order_items)
      .set({ merchant_product_id })
      .where(and(eq(order_items.id, item_id), eq(order_items.order_id, orderId)));
}
