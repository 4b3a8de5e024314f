import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { promotionErrors } from '../../../contract/promotion/promotionErrors';
import { voucherErrors } from '../../../contract/promotion/voucherErrors';
import type { Voucher, voucherUpdate } from '../../../contract/promotion/voucherRecord';
import { VOUCHER_STATUS_LABELS, voucherStatus } from '../../../contract/promotion/voucherStatus';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { invalidInput } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { inTransaction } from '../../store/inTransaction';
import { overtaken } from './answerError';
import { lockVoucher, type VoucherRow } from './lockVoucher';
import { notifyVoucherApprovers } from './notifyOfVouchers';
import { vouchers } from './table';
import { voucherColumns } from './voucherColumns';
import { termsWithin, voucherConstraints } from './voucherTerms';

/**
 * Changes a voucher. A larger quota or a longer period of an approved one requires a new approval; changing the terms of one that awaits
 * approval makes the actor its submitter.
 *
 * @throws HttpError 404, 403, 409 if it is stale, expired or revoked, 422 by field
 */
export const updateVoucher = (
  db: Db,
  id: string,
  { version, code, note, ...input }: z.output<typeof voucherUpdate>,
  actor: Actor,
): Promise<Voucher> =>
  inTransaction(
    db,
    async tx => {
      const { promotion, voucher } = await lockVoucher(tx, id, actor, version);
      const status = voucherStatus(voucher);
      if (status === 'expired' || status === 'revoked')
        throw overtaken(voucherErrors.over({ status: VOUCHER_STATUS_LABELS[status] }));
      const terms = termsWithin(promotion, input);
      if (terms.quota < voucher.used)
        throw invalidInput({ quota: promotionErrors.quotaBelowUsed({ used: voucher.used }) });
      if (code !== null && code !== voucher.code && (voucher.decision !== 'draft' || voucher.used > 0))
        throw invalidInput({ code: voucherErrors.codeFixed() });
      const isMore = wasApproved(voucher) && exceeds(terms, voucher);
      const isResubmitted = isMore || (voucher.decision === 'awaiting_approval' && differs(terms, voucher));
      const [after] = await tx
        .update(vouchers)
        .set({
          ...terms,
          ...(isMore && { decision: 'awaiting_approval' as const }),
          ...(isResubmitted && { submitted_by: actor.user_id }),
          code: code ?? voucher.code,
          note,
          version: voucher.version + 1,
          updated_at: sql`now()`,
          updated_by: actor.user_id,
        })
        .where(eq(vouchers.id, id))
        .returning();
      await recordAudit(tx, actor, {
        action: 'update',
        entity: 'voucher',
        entity_id: id,
        label: after!.code,
        before: voucher,
        after: after!,
      });
      if (isMore) await notifyVoucherApprovers(tx, promotion, after!.code, actor);
      const [answer] = await tx.select(voucherColumns).from(vouchers).where(eq(vouchers.id, id));
      return answer!;
    },
    voucherConstraints,
  );

const wasApproved = ({ decision }: VoucherRow) => decision === 'active' || decision === 'paused';

type Terms = Pick<VoucherRow, 'quota' | 'starts_at' | 'ends_at'>;

const differs = (terms: Terms, before: Terms) =>
  terms.quota !== before.quota || terms.starts_at !== before.starts_at || terms.ends_at !== before.ends_at;

const exceeds = (terms: Terms, before: Terms) =>
  terms.quota > before.quota || terms.starts_at < before.starts_at || terms.ends_at > before.ends_at;
