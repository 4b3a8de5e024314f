import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { CODE_LENGTH } from '../../../contract/promotion/voucherCode';
import type { Voucher, voucherInput } from '../../../contract/promotion/voucherRecord';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import type { Db, Tx } from '../../db/types';
import { claimKey } from '../../store/claimKey';
import { inTransaction } from '../../store/inTransaction';
import { randomCode } from './freeCode';
import { lockPromotion } from './lockPromotion';
import { notifyVoucherApprovers } from './notifyOfVouchers';
import { vouchers } from './table';
import { voucherColumns } from './voucherColumns';
import { requireRoom, termsWithin, voucherConstraints } from './voucherTerms';

/**
 * Adds a voucher to a promotion, as a draft or submitted for approval; at most once per `Idempotency-Key`.
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
      const { id, isRepeat } = await claimKey(tx, 'voucher', actor);
      if (isRepeat) return findVoucher(tx, id!);
      await requireRoom(tx, promotion, 1);
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
        .returning();
      const voucher = row!;
      await recordAudit(tx, actor, {
        action: 'create',
        entity: 'voucher',
        entity_id: voucher.id,
        label: voucher.code,
        after: voucher,
      });
      if (submit) await notifyVoucherApprovers(tx, promotion, voucher.code, actor);
      return findVoucher(tx, voucher.id);
    },
    voucherConstraints,
  );

async function findVoucher(tx: Tx, id: string): Promise<Voucher> {
  const [voucher] = await tx.select(voucherColumns).from(vouchers).where(eq(vouchers.id, id));
  return voucher!;
}
