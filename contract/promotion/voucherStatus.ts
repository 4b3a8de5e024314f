import { statusChoice } from '../core/choice';
import { namesOf } from '../core/namesOf';
import { now } from '../core/now';
import type { Slug } from '../rights/permissions';

export const VOUCHER_STATUS_LABELS = {
  draft: 'Draf',
  awaiting_approval: 'Menunggu Persetujuan',
  scheduled: 'Terjadwal',
  active: 'Aktif',
  paused: 'Dijeda',
  exhausted: 'Kuota Habis',
  expired: 'Berakhir',
  revoked: 'Dicabut',
} as const;
export type VoucherStatus = keyof typeof VOUCHER_STATUS_LABELS;
export const voucherStatusName = statusChoice(VOUCHER_STATUS_LABELS);

const { draft, awaiting_approval, active, paused, revoked } = VOUCHER_STATUS_LABELS;
/** Decisions about a voucher, as stored; the other statuses are derived from period and quota. */
export const VOUCHER_DECISION_LABELS = { draft, awaiting_approval, active, paused, revoked };
export const VOUCHER_DECISIONS = namesOf(VOUCHER_DECISION_LABELS);
export type VoucherDecision = (typeof VOUCHER_DECISIONS)[number];

/** Statuses that may follow each status. */
export const VOUCHER_TRANSITIONS: Readonly<Record<VoucherStatus, readonly VoucherStatus[]>> = {
  draft: ['awaiting_approval', 'revoked'],
  awaiting_approval: ['scheduled', 'active', 'draft', 'revoked'],
  scheduled: ['active', 'revoked'],
  active: ['paused', 'exhausted', 'expired', 'revoked'],
  paused: ['active', 'expired', 'revoked'],
  exhausted: ['active', 'expired'],
  expired: [],
  revoked: [],
};

interface Standing {
  decision: VoucherDecision;
  starts_at: string;
  ends_at: string;
  used: number;
  quota: number;
}

/** Returns the status of a voucher at an instant. */
export function voucherStatus(voucher: Standing, at: Date = new Date(now())): VoucherStatus {
  const { decision, starts_at, ends_at, used, quota } = voucher;
  if (decision === 'revoked') return 'revoked';
  const now = at.toISOString();
  if (ends_at <= now) return 'expired';
  if (decision !== 'active') return decision;
  if (starts_at > now) return 'scheduled';
  return used >= quota ? 'exhausted' : 'active';
}

/**
 * Returns the transitions that users can make. Only use exhausts a quota, and only raising the quota makes the voucher active again.
 * A provider's own status, unknown to the contract, has none.
 */
export const manualTransitions = (status: VoucherStatus): VoucherStatus[] =>
  (VOUCHER_TRANSITIONS[status] ?? []).filter(
    next => next !== 'exhausted' && !(status === 'exhausted' && next === 'active'),
  );

/** Whether a transition is the approval by a second person. */
export const isVoucherApproval = (from: VoucherStatus, to: VoucherStatus): boolean =>
  from === 'awaiting_approval' && (to === 'active' || to === 'scheduled');

/** Returns the permissions for a transition, any of which suffices: approvers can also send a voucher back. */
export function voucherStepSlugs(from: VoucherStatus, to: VoucherStatus): readonly Slug[] {
  if (isVoucherApproval(from, to)) return ['can_approve_voucher'];
  return from === 'awaiting_approval' && to === 'draft'
    ? ['can_update_voucher', 'can_approve_voucher']
    : ['can_update_voucher'];
}

export const VOUCHER_STATUSES = namesOf(VOUCHER_STATUS_LABELS);
