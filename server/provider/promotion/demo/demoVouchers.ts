import { PROMOTION_KIND_FACTS } from '../../../../contract/promotion/promotionKind';
import { CODE_ALPHABET, CODE_LENGTH } from '../../../../contract/promotion/voucherCode';
import type { VoucherDecision } from '../../../../contract/promotion/voucherStatus';
import type { SeededRandom } from '../../../seed/SeededRandom';
import { stableId } from '../../../store/stableId';
import type { voucher_batches, vouchers } from '../table';
import type { PromotionRow } from './demoPromotions';

type Voucher = typeof vouchers.$inferInsert;
type Batch = typeof voucher_batches.$inferInsert;

const SINGLE = 24;
/** Decisions on a promotion's single-use vouchers. */
const DECISIONS: readonly VoucherDecision[] = [
  ...Array.from({ length: 16 }, () => 'active' as const),
  ...Array.from({ length: 3 }, () => 'awaiting_approval' as const),
  ...Array.from({ length: 3 }, () => 'draft' as const),
  'paused',
  'revoked',
];

/** Returns one shared voucher per promotion, with the promotion's code, and for regional ones also a batch of single-use vouchers. */
export function demoVouchers(
  promotions: readonly PromotionRow[],
  random: SeededRandom,
): { batches: Batch[]; rows: Voucher[] } {
  const withVouchers = promotions.filter(({ kind }) => PROMOTION_KIND_FACTS[kind].needsVoucher);
  const regional = withVouchers.filter(({ region_codes }) => region_codes!.length > 0);
  const batches = regional.map(({ id, code, created_by, created_at }) => ({
    id: stableId('voucher_batch', code),
    promotion_id: id,
    kind: 'generated' as const,
    count: SINGLE,
    note: 'Voucher untuk pelanggan terpilih',
    created_by: created_by ?? null,
    created_at: created_at!,
  }));
  const shared = (
    promotion: PromotionRow,
    name: string,
    more: Pick<Voucher, 'code' | 'decision' | 'quota' | 'batch_id'>,
  ): Voucher => ({
    id: stableId('voucher', name),
    promotion_id: promotion.id,
    starts_at: promotion.starts_at,
    ends_at: promotion.ends_at,
    used: 0,
    submitted_by: promotion.created_by ?? null,
    created_by: promotion.created_by ?? null,
    created_at: promotion.created_at!,
    updated_at: promotion.updated_at!,
    ...more,
  });
  return {
    batches,
    rows: [
      ...withVouchers.map(promotion =>
        shared(promotion, promotion.code, {
          code: promotion.code,
          decision: 'active',
          quota: promotion.quota,
          batch_id: null,
        }),
      ),
      ...regional.flatMap(promotion =>
        DECISIONS.map((decision, index) =>
          shared(promotion, `${promotion.code}/${index + 1}`, {
            code: `${promotion.code}-${Array.from({ length: CODE_LENGTH }, () => random.pick([...CODE_ALPHABET])).join('')}`,
            decision,
            quota: 1,
            batch_id: stableId('voucher_batch', promotion.code),
          }),
        ),
      ),
    ],
  };
}
