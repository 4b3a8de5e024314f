import { eq } from 'drizzle-orm';
import { voucherErrors } from '../../../contract/promotion/voucherErrors';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { inTransaction } from '../../store/inTransaction';
import { conflict } from './answerError';
import { lockVoucher } from './lockVoucher';
import { promotion_uses, vouchers } from './table';

/** Deletes a voucher. @throws HttpError 404, 403, 409 once an order has used it */
export const removeVoucher = (db: Db, id: string, actor: Actor): Promise<void> =>
  inTransaction(db, async tx => {
    const { voucher } = await lockVoucher(tx, id, actor);
    if ((await tx.$count(promotion_uses, eq(promotion_uses.voucher_id, id))) > 0) throw conflict(voucherErrors.used());
    await tx.delete(vouchers).where(eq(vouchers.id, id));
    await recordAudit(tx, actor, {
      action: 'delete',
      entity: 'voucher',
      entity_id: id,
      label: voucher.code,
      before: voucher,
    });
  });
