import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { promotionErrors } from '../../../contract/promotion/promotionErrors';
import type { PromotionDetail, promotionDecision } from '../../../contract/promotion/promotionRecord';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { inTransaction } from '../../store/inTransaction';
import { answerError, overtaken } from './answerError';
import { findPromotion } from './findPromotion';
import { lockPromotion } from './lockPromotion';
import { authorsOf, notifyPromotionAuthors } from './notifyOfPromotion';
import { promotions } from './table';

/**
 * Approves or rejects a promotion that awaits approval. A rejected one stays inactive until its terms change.
 *
 * @throws HttpError 404, 403 for its authors, 409 if it is stale or does not await approval
 */
export const decidePromotion = (
  db: Db,
  id: string,
  { approved, note, version }: z.output<typeof promotionDecision>,
  actor: Actor,
): Promise<PromotionDetail> =>
  inTransaction(db, async tx => {
    const before = await lockPromotion(tx, id, actor, version);
    if (before.approval !== 'waiting') throw overtaken(promotionErrors.notWaiting());
    if (authorsOf(before).includes(actor.user_id)) throw answerError(403, promotionErrors.ownApproval());
    const [after] = await tx
      .update(promotions)
      .set({
        approval: approved ? 'approved' : 'rejected',
        is_active: approved && before.is_active,
        decided_by: actor.user_id,
        decided_at: sql`now()`,
        decision_note: note,
        version: before.version + 1,
        updated_at: sql`now()`,
        updated_by: actor.user_id,
      })
      .where(eq(promotions.id, id))
      .returning();
    await recordAudit(tx, actor, {
      action: approved ? 'approve' : 'reject',
      entity: 'promotion',
      entity_id: id,
      label: before.title,
      before,
      after: after!,
    });
    await notifyPromotionAuthors(tx, after!, actor);
    return findPromotion(tx, id, actor);
  });
