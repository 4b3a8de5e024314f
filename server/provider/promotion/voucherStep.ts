import { voucherErrors } from '../../../contract/promotion/voucherErrors';
import {
  VOUCHER_STATUS_LABELS,
  type VoucherDecision,
  type VoucherStatus,
  voucherChoices,
} from '../../../contract/promotion/voucherStatus';
import type { Actor } from '../../core/Actor';
import { forbidden } from '../../core/HttpError';
import { conflict } from './answerError';

/** What changes of a voucher with its status; `now` stands for the moment of the change. */
interface VoucherStep {
  decision?: VoucherDecision;
  starts_at?: 'now';
  ends_at?: 'now';
  /** The approval is asked for, or given by somebody else than who asked. */
  submits?: boolean;
  approves?: boolean;
}

/**
 * What takes a voucher from a status to another. Approved, it is scheduled or active by its period, whichever of the two is named.
 *
 * @throws HttpError 409 where the statuses have no such step, 403 where the person has not the right to it
 */
export function voucherStep(from: VoucherStatus, to: VoucherStatus, { slugs }: Pick<Actor, 'slugs'>): VoucherStep {
  if (!voucherChoices(from).includes(to))
    throw conflict(voucherErrors.illegalStatus({ from: VOUCHER_STATUS_LABELS[from], to: VOUCHER_STATUS_LABELS[to] }));
  const approves = from === 'awaiting_approval' && (to === 'active' || to === 'scheduled');
  if (!slugs.has(approves ? 'can_approve_voucher' : 'can_update_voucher')) throw forbidden();
  if (approves) return { decision: 'active', approves };
  if (to === 'expired') return { ends_at: 'now' };
  if (from === 'scheduled' && to === 'active') return { starts_at: 'now' };
  if (to === 'awaiting_approval') return { decision: to, submits: true };
  return { decision: to as VoucherDecision };
}
