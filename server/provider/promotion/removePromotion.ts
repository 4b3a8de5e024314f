import { eq } from 'drizzle-orm';
import { promotionErrors } from '../../../contract/promotion/promotionErrors';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { inTransaction } from '../../store/inTransaction';
import { conflict } from './answerError';
import { lockPromotion } from './lockPromotion';
import { promotion_uses, promotions } from './table';

/**
 * Deletes a promotion with its vouchers.
 *
 * @throws HttpError 404, 403, 409 once an order has used it, even if the use was released
 */
export const removePromotion = (db: Db, id: string, actor: Actor): Promise<void> =>
  inTransaction(db, async tx => {
    const before = await lockPromotion(tx, id, actor);
    // uses are written under the same lock
    if ((await tx.$count(promotion_uses, eq(promotion_uses.promotion_id, id))) > 0)
      throw conflict(promotionErrors.used());
    await tx.delete(promotions).where(eq(promotions.id, id));
    await recordAudit(tx, actor, {
      action: 'delete',
      entity: 'promotion',
      entity_id: id,
      label: before.title,
      before,
    });
  });
