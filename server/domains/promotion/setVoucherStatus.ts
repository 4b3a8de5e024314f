import { and, eq, sql } from 'drizzle-orm';
import { voucherErrors } from '../../../contract/promotion/voucherErrors';
import type { Voucher } from '../../../contract/promotion/voucherRecord';
import {
  isVoucherApproval,
  manualTransitions,
  VOUCHER_STATUS_LABELS,
  type VoucherDecision,
  type VoucherStatus,
  voucherStatus,
  voucherStepSlugs,
} from '../../../contract/promotion/voucherStatus';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { requireSeen } from '../../core/fingerprint';
import { forbidden } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { inTransaction } from '../../store/inTransaction';
import { lockPromotion, lockVoucher } from './lockPromotion';
import { notifyVoucherApprovers, notifyVoucherAuthors } from './notifyOfVouchers';
import { conflict, httpErrorOf, overtaken } from './promotionHttpErrors';
import { vouchers } from './table';
import { voucherColumns, voucherStatuses } from './voucherColumns';
import { ofOthers, thoseOf, vouchersToApprove } from './vouchersToApprove';

/**
 * Changes a voucher's status.
 *
 * @throws HttpError 404, 403 without permission for the step or for the actor's own submission, 409 if it is stale or the step is illegal
 */
export const setVoucherStatus = (
  db: Db,
  id: string,
  { status: to, version }: { status: VoucherStatus; version: number },
  actor: Actor,
): Promise<Voucher> =>
  inTransaction(db, async tx => {
    const { promotion, voucher } = await lockVoucher(tx, id, actor, version);
    const from = voucherStatus(voucher);
    const step = voucherStep(from, to, actor);
    if (step.approves && voucher.submitted_by === actor.user_id) throw httpErrorOf(403, voucherErrors.ownApproval());
    const [after] = await tx.update(vouchers).set(valuesOf(step, actor)).where(eq(vouchers.id, id)).returning();
    await recordAudit(tx, actor, {
      action: step.approves ? 'approve' : 'update',
      entity: 'voucher',
      entity_id: id,
      label: voucher.code,
      before: voucher,
      after: after!,
    });
    if (step.submits) await notifyVoucherApprovers(tx, promotion, voucher.code, actor);
    if (from === 'awaiting_approval')
      await notifyVoucherAuthors(tx, promotion, { to, code: voucher.code, submissions: [voucher] }, actor);
    const [response] = await tx.select(voucherColumns).from(vouchers).where(eq(vouchers.id, id));
    return response!;
  });

interface Many {
  from: VoucherStatus;
  to: VoucherStatus;
  batch_id: string | null;
  /** Identifies the waiting vouchers that the actor has seen; required for approving them. */
  fingerprint?: string | null | undefined;
}

/**
 * Changes all vouchers of a promotion, or of one of its batches, from one status to another. Approval leaves out the actor's own
 * submissions.
 *
 * @returns the number of changed vouchers
 * @throws HttpError 404, 403, 409 as for one voucher; 403 if the approver submitted all of them;
 *   422 if they have not seen what they approve, 409 if it has changed since
 */
export const setVoucherStatuses = (
  db: Db,
  promotionId: string,
  { from, to, batch_id, fingerprint }: Many,
  actor: Actor,
): Promise<{ changed: number }> =>
  inTransaction(db, async tx => {
    const promotion = await lockPromotion(tx, promotionId, actor);
    const step = voucherStep(from, to, actor);
    const matching = thoseOf(promotionId, voucherStatuses[from], batch_id);
    const chosen = step.approves ? and(matching, ofOthers(actor))! : matching;
    if (step.approves) {
      const found = await vouchersToApprove(tx, chosen!);
      if (found.count === 0 && (await tx.$count(vouchers, matching)) > 0)
        throw httpErrorOf(403, voucherErrors.ownApproval());
      requireSeen(found, fingerprint, {
        notSeen: voucherErrors.lookFirst(),
        changed: () => conflict(voucherErrors.changedSince()),
      });
    }
    const changed = await tx
      .update(vouchers)
      .set(valuesOf(step, actor))
      .where(chosen)
      .returning({ submitted_by: vouchers.submitted_by });
    if (changed.length > 0) {
      await recordAudit(tx, actor, {
        action: step.approves ? 'approve' : 'update',
        entity: 'voucher_batch',
        entity_id: batch_id,
        label: promotion.title,
        before: { promotion_id: promotionId, status: from },
        after: { promotion_id: promotionId, status: to, count: changed.length },
      });
      if (step.submits) await notifyVoucherApprovers(tx, promotion, changed.length, actor);
      if (from === 'awaiting_approval') await notifyVoucherAuthors(tx, promotion, { to, submissions: changed }, actor);
    }
    return { changed: changed.length };
  });

const NOW = sql`date_trunc('milliseconds', now())`;

const valuesOf = ({ decision, starts_at, ends_at, submits }: ReturnType<typeof voucherStep>, { user_id }: Actor) => ({
  ...(decision && { decision }),
  ...(starts_at && { starts_at: NOW }),
  ...(ends_at && { ends_at: NOW }),
  ...(submits && { submitted_by: user_id }),
  version: sql`${vouchers.version} + 1`,
  updated_at: sql`now()`,
  updated_by: user_id,
});

/** The columns that a step changes; `now` is the moment of the change. */
interface VoucherStep {
  decision?: VoucherDecision;
  starts_at?: 'now';
  ends_at?: 'now';
  /** Requests the approval of a second person; `approves` gives it. */
  submits?: boolean;
  approves?: boolean;
}

/**
 * Returns the step from one status to another. Whether an approved voucher is scheduled or active follows from its period, not from `to`.
 * Starting one earlier than approved requires a new approval.
 *
 * @throws HttpError 409 for an illegal step, 403 without permission for it
 */
function voucherStep(from: VoucherStatus, to: VoucherStatus, { slugs }: Pick<Actor, 'slugs'>): VoucherStep {
  if (!manualTransitions(from).includes(to))
    throw overtaken(voucherErrors.illegalStatus({ from: VOUCHER_STATUS_LABELS[from], to: VOUCHER_STATUS_LABELS[to] }));
  const needed = voucherStepSlugs(from, to);
  if (!needed.some(slug => slugs.has(slug))) throw forbidden(needed);
  if (isVoucherApproval(from, to)) return { decision: 'active', approves: true };
  if (to === 'expired') return { ends_at: 'now' };
  // an earlier start exceeds what was approved
  if (from === 'scheduled' && to === 'active')
    return { decision: 'awaiting_approval', starts_at: 'now', submits: true };
  if (to === 'awaiting_approval') return { decision: to, submits: true };
  return { decision: to as VoucherDecision };
}
