import { eq } from 'drizzle-orm';
import { PROMOTION_KIND_FACTS } from '../../../contract/promotion/promotionKind';
import { voucherErrors } from '../../../contract/promotion/voucherErrors';
import { MAX_VOUCHERS_PER_PROMOTION } from '../../../contract/promotion/voucherRecord';
import { invalidInput } from '../../core/HttpError';
import type { Tx } from '../../db/types';
import type { Constraints } from '../../store/toHttpError';
import type { PromotionRow } from './lockPromotion';
import { conflict } from './promotionHttpErrors';
import { vouchers } from './table';

interface Terms {
  quota: number;
  starts_at: string | null;
  ends_at: string | null;
}

/** Constraints of the `vouchers` table that input can violate. */
export const voucherConstraints: Constraints = {
  vouchers_code_key: { field: 'code', error: voucherErrors.codeTaken() },
};

/**
 * Returns the quota and period of a voucher; the period defaults to the promotion's.
 *
 * @throws HttpError 422 by field if they exceed the promotion's
 */
export function termsWithin(promotion: PromotionRow, { quota, ...period }: Terms) {
  const starts_at = period.starts_at ?? promotion.starts_at;
  const ends_at = period.ends_at ?? promotion.ends_at;
  const outside = voucherErrors.outsidePeriod();
  if (starts_at < promotion.starts_at || starts_at >= promotion.ends_at) throw invalidInput({ starts_at: outside });
  if (ends_at > promotion.ends_at) throw invalidInput({ ends_at: outside });
  if (ends_at <= starts_at) throw invalidInput({ ends_at: voucherErrors.endsBeforeStart() });
  if (quota > promotion.quota)
    throw invalidInput({ quota: voucherErrors.quotaAbovePromotion({ quota: promotion.quota }) });
  return { quota, starts_at, ends_at };
}

/** @throws HttpError 409 if the promotion's kind has no vouchers, or if it would have too many */
export async function requireRoom(tx: Tx, { id, kind }: PromotionRow, more: number): Promise<void> {
  if (!PROMOTION_KIND_FACTS[kind].needsVoucher) throw conflict(voucherErrors.notForKind());
  const count = await tx.$count(vouchers, eq(vouchers.promotion_id, id));
  if (count + more > MAX_VOUCHERS_PER_PROMOTION)
    throw conflict(voucherErrors.tooMany({ most: MAX_VOUCHERS_PER_PROMOTION }));
}
