import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { CODE_LENGTH } from '../../../contract/promotion/voucherCode';
import type { Voucher, voucherInput } from '../../../contract/promotion/voucherRecord';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { inTransaction } from '../../store/inTransaction';
import { keyedId } from '../../store/keyedId';
import { randomCode } from './freeCode';
import { lockPromotion } from './lockPromotion';
import { notifyVoucherApprovers } from './notifyOfVouchers';
import { vouchers } from './table';
import { voucherColumns } from './voucherColumns';
import { requireRoom, termsWithin, voucherConstraints } from './voucherTerms';

/**
 * Adds a voucher to a promotion, as a draft or submitted for approval; only once for each `idempotency_key` of the actor.
 *
 * @throws HttpError 404, 403, 409 if the promotion would have too many vouchers, 422 by field
 */
export const createVoucher = (
  db: Db,
  promotionId: string,
  { code, note, submit, ...terms }: z.output<typeof voucherInput>,
  actor: Actor,
): Promise<Voucher> =>
  inTransaction(
    db,
    async tx => {
      const promotion = await lockPromotion(tx, promotionId, actor);
      await requireRoom(tx, promotion, 1);
      const id = keyedId('voucher', actor);
      const [row] = await tx
        .insert(vouchers)
        .values({
          ...termsWithin(promotion, terms),
          ...(id && { id }),
          promotion_id: promotionId,
          code: code ?? `${promotion.code}-${randomCode(CODE_LENGTH)}`,
          note,
          decision: submit ? 'awaiting_approval' : 'draft',
          submitted_by: submit ? actor.user_id : null,
          created_by: actor.user_id,
          updated_by: actor.user_id,
        })
        .onConflictDoNothing({ target: vouchers.id })
        .returning();
      if (row) {
        await recordAudit(tx, actor, {
          action: 'create',
          entity: 'voucher',
          entity_id: row.id,
          label: row.code,
          after: row,
        });
        if (submit) await notifyVoucherApprovers(tx, promotion, row.code, actor);
      }
      const [answer] = await tx
        .select(voucherColumns)
        .from(vouchers)
        .where(eq(vouchers.id, row?.id ?? id!));
      return answer!;
    },
    voucherConstraints,
  );
