import type { z } from 'zod';
import type { VoucherBatch, voucherBatchInput } from '../../../contract/promotion/voucherRecord';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { claimKey } from '../../store/claimKey';
import { inTransaction } from '../../store/inTransaction';
import { findBatch, insertVouchers } from './insertVouchers';
import { lockPromotion } from './lockPromotion';
import { requireRoom, termsWithin, voucherConstraints } from './voucherTerms';

/**
 * Adds a batch of vouchers with random codes; at most once per `Idempotency-Key`.
 *
 * @throws HttpError 404, 403, 409 if the promotion would have too many vouchers, 422 by field
 */
export const createVoucherBatch = (
  db: Db,
  promotionId: string,
  { count, note, submit, ...terms }: z.output<typeof voucherBatchInput>,
  actor: Actor,
): Promise<VoucherBatch> =>
  inTransaction(
    db,
    async tx => {
      const promotion = await lockPromotion(tx, promotionId, actor);
      const { id, isRepeat } = await claimKey(tx, 'voucher_batch', actor);
      if (isRepeat) return (await findBatch(tx, id!))!;
      await requireRoom(tx, promotion, count);
      const row = {
        ...termsWithin(promotion, terms),
        code: null,
        note,
        decision: submit ? ('awaiting_approval' as const) : ('draft' as const),
      };
      return insertVouchers(
        tx,
        promotion,
        { id, kind: 'generated', note },
        Array.from({ length: count }, () => row),
        actor,
      );
    },
    voucherConstraints,
  );
