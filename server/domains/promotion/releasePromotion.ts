import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/types';
import { promotion_uses, promotions, vouchers } from './table';

/**
 * Releases the promotions that an order used, within the transaction that cancels it. Further calls have no effect.
 *
 * @returns the number of released uses
 */
export async function releasePromotion(tx: Tx, orderId: string): Promise<number> {
  const standing = and(eq(promotion_uses.order_id, orderId), isNull(promotion_uses.released_at));
  const uses = await tx.select({ promotion_id: promotion_uses.promotion_id }).from(promotion_uses).where(standing);
  if (uses.length === 0) return 0;
  // locked in a fixed order, as in `usePromotion`
  await tx
    .select({ id: promotions.id })
    .from(promotions)
    .where(
      inArray(
        promotions.id,
        uses.map(({ promotion_id }) => promotion_id),
      ),
    )
    .orderBy(promotions.id)
    .for('update');
  const released = await tx
    .update(promotion_uses)
    .set({ released_at: sql`now()` })
    .where(standing)
    .returning({ promotion_id: promotion_uses.promotion_id, voucher_id: promotion_uses.voucher_id });
  for (const { promotion_id, voucher_id } of released) {
    await tx
      .update(promotions)
      .set({ used: sql`${promotions.used} - 1` })
      .where(eq(promotions.id, promotion_id));
    if (voucher_id)
      await tx
        .update(vouchers)
        .set({ used: sql`${vouchers.used} - 1` })
        .where(eq(vouchers.id, voucher_id));
  }
  return released.length;
}
