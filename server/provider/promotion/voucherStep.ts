import { voucherErrors } from '../../../contract/promotion/voucherErrors';
import {
  isVoucherApproval,
  manualTransitions,
  VOUCHER_STATUS_LABELS,
  type VoucherDecision,
  type VoucherStatus,
  voucherStepSlugs,
} from '../../../contract/promotion/voucherStatus';
import type { Actor } from '../../core/Actor';
import { forbidden } from '../../core/HttpError';
import { conflict } from './answerError';

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
export function voucherStep(from: VoucherStatus, to: VoucherStatus, { slugs }: Pick<Actor, 'slugs'>): VoucherStep {
  if (!manualTransitions(from).includes(to))
    throw conflict(voucherErrors.illegalStatus({ from: VOUCHER_STATUS_LABELS[from], to: VOUCHER_STATUS_LABELS[to] }));
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
