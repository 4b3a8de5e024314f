import { choice, statusChoice } from '../core/choice';
import { namesOf } from '../core/namesOf';
import { now } from '../core/now';

/** Approval states of a promotion's budget. */
export const PROMOTION_APPROVAL_LABELS = {
  not_needed: 'Tidak perlu persetujuan',
  waiting: 'Menunggu persetujuan',
  approved: 'Disetujui',
  rejected: 'Ditolak',
} as const;
export type PromotionApproval = keyof typeof PROMOTION_APPROVAL_LABELS;
export const PROMOTION_APPROVALS = namesOf(PROMOTION_APPROVAL_LABELS);
export const promotionApproval = choice(PROMOTION_APPROVAL_LABELS);

export const PROMOTION_STATE_LABELS = {
  running: 'Berjalan',
  planned: 'Terjadwal',
  waiting: 'Menunggu Persetujuan',
  used_up: 'Kuota Habis',
  ended: 'Berakhir',
  inactive: 'Nonaktif',
} as const;
export type PromotionState = keyof typeof PROMOTION_STATE_LABELS;
export const promotionStateName = statusChoice(PROMOTION_STATE_LABELS);

interface Standing {
  is_active: boolean;
  approval: PromotionApproval;
  starts_at: string;
  ends_at: string;
  used: number;
  quota: number;
}

/** Whether a promotion may run: its approval is neither pending nor refused. */
export const isCleared = ({ approval }: Pick<Standing, 'approval'>): boolean =>
  approval === 'not_needed' || approval === 'approved';

/** Returns the state of a promotion at an instant. Checked in this order: switch, end, approval, start, quota. */
export function promotionState(promotion: Standing, at: Date = new Date(now())): PromotionState {
  const now = at.toISOString();
  if (!promotion.is_active) return 'inactive';
  if (promotion.ends_at <= now) return 'ended';
  if (!isCleared(promotion)) return 'waiting';
  if (promotion.starts_at > now) return 'planned';
  return promotion.used >= promotion.quota ? 'used_up' : 'running';
}
