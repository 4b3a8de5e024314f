import { eq, sql } from 'drizzle-orm';
import { promotionErrors } from '../../../contract/promotion/promotionErrors';
import type { PromotionDetail } from '../../../contract/promotion/promotionRecord';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { inTransaction } from '../../store/inTransaction';
import { conflict } from './answerError';
import { findPromotion } from './findPromotion';
import { lockPromotion } from './lockPromotion';
import { promotions } from './table';

/**
 * Activates or deactivates a promotion; no effect if it already is in that state.
 *
 * @throws HttpError 404, 403, 409 if it is stale, or was rejected and is being activated
 */
export const setPromotionStatus = (
  db: Db,
  id: string,
  { is_active, version }: { is_active: boolean; version?: number | undefined },
  actor: Actor,
): Promise<PromotionDetail> =>
  inTransaction(db, async tx => {
    const before = await lockPromotion(tx, id, actor, version);
    if (is_active && before.approval === 'rejected') throw conflict(promotionErrors.rejected());
    if (before.is_active !== is_active) {
      const [after] = await tx
        .update(promotions)
        .set({ is_active, version: before.version + 1, updated_at: sql`now()` as never, updated_by: actor.user_id })
        .where(eq(promotions.id, id))
        .returning();
      await recordAudit(tx, actor, {
        action: 'update',
        entity: 'promotion',
        entity_id: id,
        label: before.title,
        before,
        after: after!,
      });
    }
    return findPromotion(tx, id, actor);
  });
