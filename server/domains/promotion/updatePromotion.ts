import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { needsApproval } from '../../../contract/promotion/promotionBudget';
import { promotionErrors } from '../../../contract/promotion/promotionErrors';
import type { PromotionDetail, promotionUpdate } from '../../../contract/promotion/promotionRecord';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { invalidInput } from '../../core/HttpError';
import type { Db, Tx } from '../../db/types';
import { inTransaction } from '../../store/inTransaction';
import { findPromotion } from './findPromotion';
import { lockPromotion, type PromotionRow } from './lockPromotion';
import { notifyPromotionApprovers } from './notifyOfPromotion';
import { conflict, promotionConstraints } from './promotionHttpErrors';
import { authorizeReach } from './promotionReach';
import { reachOf, validateGoods } from './promotionScope';
import { promotions, vouchers } from './table';

type Input = Omit<z.output<typeof promotionUpdate>, 'version' | 'code'>;

/**
 * Changes a promotion. Vouchers that had the promotion's period get the new one.
 *
 * @throws HttpError 404, 403, 409 if it is stale, or was rejected and is being activated without new terms, 422 by field
 */
export const updatePromotion = (
  db: Db,
  id: string,
  { version, code, ...input }: z.output<typeof promotionUpdate>,
  actor: Actor,
): Promise<PromotionDetail> =>
  inTransaction(
    db,
    async tx => {
      const before = await lockPromotion(tx, id, actor, version);
      const reach = await reachOf(tx, input);
      authorizeReach(actor, reach);
      await validateGoods(tx, input, actor);
      validateUsed(before, input);
      const approval = approvalAfter(before, input, actor);
      if (approval.approval === 'rejected' && input.is_active) throw conflict(promotionErrors.rejected());
      const [after] = await tx
        .update(promotions)
        .set({
          ...input,
          ...reach,
          ...approval,
          code: code ?? before.code,
          version: before.version + 1,
          updated_at: sql`now()`,
          updated_by: actor.user_id,
        })
        .where(eq(promotions.id, id))
        .returning();
      await moveVouchers(tx, before, input);
      await recordAudit(tx, actor, {
        action: 'update',
        entity: 'promotion',
        entity_id: id,
        label: after!.title,
        before,
        after: after!,
      });
      if (after!.approval === 'waiting' && before.approval !== 'waiting')
        await notifyPromotionApprovers(tx, after!, actor);
      return findPromotion(tx, id, actor);
    },
    promotionConstraints,
  );

function validateUsed({ used, kind }: PromotionRow, input: Input) {
  if (input.quota < used) throw invalidInput({ quota: promotionErrors.quotaBelowUsed({ used }) });
  if (used > 0 && input.kind !== kind) throw invalidInput({ kind: promotionErrors.kindFixed() });
}

/** Fields that do not affect the cost. */
const HARMLESS: ReadonlySet<keyof Input> = new Set(['title', 'description', 'terms', 'is_active']);

/** Changed terms above the threshold require a new approval. */
function approvalAfter(before: PromotionRow, input: Input, actor: Actor) {
  const names = Object.keys(input) as (keyof Input)[];
  const isSame = names.every(
    name => HARMLESS.has(name) || JSON.stringify(input[name]) === JSON.stringify(before[name]),
  );
  if (isSame) return { approval: before.approval };
  return {
    approval: needsApproval(input) ? ('waiting' as const) : ('not_needed' as const),
    submitted_by: actor.user_id,
    decided_by: null,
    decided_at: null,
    decision_note: null,
  };
}

async function moveVouchers(tx: Tx, before: PromotionRow, { starts_at, ends_at }: Input) {
  if (before.starts_at === starts_at && before.ends_at === ends_at) return;
  await tx
    .update(vouchers)
    .set({ starts_at, ends_at })
    .where(
      and(
        eq(vouchers.promotion_id, before.id),
        eq(vouchers.starts_at, before.starts_at),
        eq(vouchers.ends_at, before.ends_at),
      ),
    );
}
