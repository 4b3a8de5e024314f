import { formatNumber } from '../../../contract/core/formats';
import type { VoucherStatus } from '../../../contract/promotion/voucherStatus';
import type { Actor } from '../../core/Actor';
import type { Tx } from '../../db/types';
import { notify } from '../notification/notify';
import type { PromotionRow } from './lockPromotion';
import { regionOf } from './promotionReach';

/** The code of one voucher, or how many there are. */
type Vouchers = string | number;

/** Notifies everyone who can approve the promotion's vouchers, except the submitter, that some await approval. */
export const notifyVoucherApprovers = (
  tx: Tx,
  promotion: PromotionRow,
  vouchers: Vouchers,
  { user_id, name }: Actor,
): Promise<number> =>
  notify(tx, {
    to: { holdersOf: 'can_approve_voucher', region: regionOf(promotion), except: [user_id] },
    type: 'voucher',
    title: 'Voucher menunggu persetujuan',
    description: `${name} mengajukan ${textOf(vouchers)} untuk promo “${promotion.title}”.`,
    extra: promotion.id,
  });

/** Statuses after a decision, with title and verb of the notification. */
const DECISIONS: Partial<Record<VoucherStatus, { title: string; verb: string }>> = {
  active: { title: 'Voucher disetujui', verb: 'menyetujui' },
  scheduled: { title: 'Voucher disetujui', verb: 'menyetujui' },
  draft: { title: 'Voucher dikembalikan', verb: 'mengembalikan' },
  revoked: { title: 'Voucher dicabut', verb: 'mencabut' },
};

interface Submission {
  /** Null if the account was deleted. */
  submitted_by: string | null;
}

/**
 * Notifies the submitters of vouchers about a decision, except the person who made it.
 *
 * @param to the new status of the vouchers
 * @param code the voucher's code, for a decision on a single one
 */
export async function notifyVoucherAuthors(
  tx: Tx,
  promotion: PromotionRow,
  { to, code, submissions }: { to: VoucherStatus; code?: string; submissions: readonly Submission[] },
  { user_id, name }: Actor,
): Promise<void> {
  const decision = DECISIONS[to];
  if (!decision) return;
  const counts = new Map<string, number>();
  for (const { submitted_by } of submissions)
    if (submitted_by !== null && submitted_by !== user_id)
      counts.set(submitted_by, (counts.get(submitted_by) ?? 0) + 1);
  for (const [author, count] of counts)
    await notify(tx, {
      to: { users: [author] },
      type: 'voucher',
      title: decision.title,
      description: `${name} ${decision.verb} ${textOf(code ?? count)} untuk promo “${promotion.title}”.`,
      extra: promotion.id,
    });
}

const textOf = (vouchers: Vouchers): string =>
  typeof vouchers === 'string' ? `voucher ${vouchers}` : `${formatNumber(vouchers)} voucher`;
