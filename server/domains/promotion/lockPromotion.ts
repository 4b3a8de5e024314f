import { eq } from 'drizzle-orm';
import { isUuid } from '../../../contract/core/isUuid';
import { notFound } from '../../core/HttpError';
import type { Bound } from '../../core/regionScope';
import type { Db, Tx } from '../../db/types';
import { lockRow } from '../../store/lockRow';
import { authorizeChange, authorizeRead } from './promotionReach';
import { promotions, vouchers } from './table';

export type PromotionRow = typeof promotions.$inferSelect;

/** Locks a promotion, with `lockRow`'s errors and 403 if it also runs outside the actor's regions. Lock it before its vouchers. */
export const lockPromotion = (tx: Tx, id: string, actor: Bound, version?: number): Promise<PromotionRow> =>
  lockRow(tx, promotions, id, { version, authorize: row => authorizeChange(actor, row) });

/** Returns the row of a promotion that the actor may read. @throws HttpError 404 */
export async function readPromotion(db: Db, id: string, actor: Bound): Promise<PromotionRow> {
  const [row] = isUuid(id) ? await db.select().from(promotions).where(eq(promotions.id, id)) : [];
  if (!row) throw notFound();
  authorizeRead(actor, row);
  return row;
}

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
