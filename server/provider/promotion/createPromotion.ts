import type { z } from 'zod';
import { needsApproval } from '../../../contract/promotion/promotionBudget';
import type { PromotionDetail, promotionInput } from '../../../contract/promotion/promotionRecord';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { claimKey } from '../../store/claimKey';
import { inTransaction } from '../../store/inTransaction';
import { findPromotion } from './findPromotion';
import { freeCode } from './freeCode';
import { notifyPromotionApprovers } from './notifyOfPromotion';
import { promotionConstraints } from './promotionConstraints';
import { authorizeReach } from './promotionReach';
import { reachOf, validateGoods } from './promotionScope';
import { promotions } from './table';

/**
 * Adds a promotion, at most once per `Idempotency-Key`. A budget above the threshold requires approval.
 *
 * @throws HttpError 422 by field: an unknown area, product or merchant, one outside the actor's regions, a code that is taken
 */
export const createPromotion = (
  db: Db,
  { code, ...input }: z.output<typeof promotionInput>,
  actor: Actor,
): Promise<PromotionDetail> =>
  inTransaction(
    db,
    async tx => {
      const { id, isRepeat } = await claimKey(tx, 'promotion', actor);
      if (isRepeat) return findPromotion(tx, id!, actor);
      const reach = await reachOf(tx, input);
      authorizeReach(actor, reach);
      await validateGoods(tx, input, actor);
      const [row] = await tx
        .insert(promotions)
        .values({
          ...input,
          ...reach,
          ...(id && { id }),
          code: code ?? (await freeCode(tx)),
          approval: needsApproval(input) ? 'waiting' : 'not_needed',
          created_by: actor.user_id,
          submitted_by: actor.user_id,
          updated_by: actor.user_id,
        })
        .returning();
      const promotion = row!;
      await recordAudit(tx, actor, {
        action: 'create',
        entity: 'promotion',
        entity_id: promotion.id,
        label: promotion.title,
        after: promotion,
      });
      if (promotion.approval === 'waiting') await notifyPromotionApprovers(tx, promotion, actor);
      return findPromotion(tx, promotion.id, actor);
    },
    promotionConstraints,
  );
