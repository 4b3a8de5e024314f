import { eq } from 'drizzle-orm';
import { isUuid } from '../../../contract/core/isUuid';
import { notFound } from '../../core/HttpError';
import type { Bound } from '../../core/regionScope';
import type { Tx } from '../../db/types';
import { lockRow } from '../../store/lockRow';
import { lockPromotion, type PromotionRow } from './lockPromotion';
import { vouchers } from './table';

export type VoucherRow = typeof vouchers.$inferSelect;

/**
 * Locks a voucher and its promotion until the transaction ends, and checks that the actor may change them.
 *
 * @throws HttpError 404, 403 if the promotion also runs outside the actor's regions, 409 if the voucher is stale
 */
export async function lockVoucher(
  tx: Tx,
  id: string,
  actor: Bound,
  version?: number,
): Promise<{ promotion: PromotionRow; voucher: VoucherRow }> {
  const [found] = isUuid(id)
    ? await tx.select({ promotion_id: vouchers.promotion_id }).from(vouchers).where(eq(vouchers.id, id))
    : [];
  if (!found) throw notFound();
  const promotion = await lockPromotion(tx, found.promotion_id, actor);
  return { promotion, voucher: await lockRow(tx, vouchers, id, { version }) };
}
