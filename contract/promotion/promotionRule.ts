import type { RegionCode } from '../area/region';
import { jakartaDay } from '../core/days';
import type { ErrorMessage } from '../core/defineErrors';
import { formatMoment, formatRupiah } from '../core/formats';
import type { CategoryCode } from '../product';
import { benefitOf, eligibleItems, type PromotionBasket, type PromotionBenefit } from './promotionBenefit';
import { promotionRuleErrors } from './promotionErrors';
import { PROMOTION_KIND_FACTS, type PromotionKind } from './promotionKind';
import { isCleared, type PromotionApproval } from './promotionState';
import { VOUCHER_STATUS_LABELS, type VoucherDecision, voucherStatus } from './voucherStatus';
import { formatWeekdays } from './weekday';

/** The terms that determine a promotion's discount. An empty list of areas, categories, products, merchants or days means all. */
export interface PromotionTerms {
  kind: PromotionKind;
  /** Percent, rupiah, points or free units, according to `PROMOTION_KIND_FACTS`. */
  value: number;
  buy_quantity: number | null;
  region_codes: readonly RegionCode[];
  province_codes: readonly string[];
  regency_codes: readonly string[];
  category_codes: readonly CategoryCode[];
  product_ids: readonly string[];
  merchant_ids: readonly string[];
  /** 1 (Monday) to 7. */
  weekdays: readonly number[];
  /** `06:00`, in Jakarta. */
  from_time: string | null;
  until_time: string | null;
  starts_at: string;
  ends_at: string;
  quota: number;
  used: number;
  min_purchase: number;
  max_discount: number;
  max_uses_per_customer: number;
  is_active: boolean;
  approval: PromotionApproval;
}

export interface VoucherTerms {
  decision: VoucherDecision;
  starts_at: string;
  ends_at: string;
  quota: number;
  used: number;
}

/** When and where an order is placed, and by whom. */
export interface PromotionContext {
  at: Date;
  merchant_id: string;
  region_code: RegionCode;
  province_code: string;
  regency_code: string;
  customer: {
    /** Earlier orders, without cancelled ones. */
    orders: number;
    /** How often the customer has used this promotion. */
    uses: number;
  };
  /** The voucher whose code was entered. */
  voucher: VoucherTerms | null;
}

export type PromotionOutcome = { ok: true; benefit: PromotionBenefit } | { ok: false; error: ErrorMessage };

type Condition = (
  promotion: PromotionTerms,
  context: PromotionContext,
  basket: PromotionBasket,
) => ErrorMessage | false | undefined;

/**
 * Returns the discount of a promotion on an order, or why there is none. The form's preview, the 135 desk and the server all use it.
 * Conditions are checked in a fixed order, and the first to fail is the reason: the promotion itself, voucher, time, place, customer,
 * goods.
 *
 * @returns whole rupiah and points, never negative, never above the eligible goods, the shipping cost or the promotion's ceiling
 */
export function promotionOutcome(
  promotion: PromotionTerms,
  basket: PromotionBasket,
  context: PromotionContext,
): PromotionOutcome {
  for (const condition of CONDITIONS) {
    const error = condition(promotion, context, basket);
    if (error) return { ok: false, error };
  }
  const benefit = benefitOf(promotion, basket);
  return 'code' in benefit ? { ok: false, error: benefit } : { ok: true, benefit };
}

const CONDITIONS: readonly Condition[] = [
  ({ is_active }) => !is_active && promotionRuleErrors.inactive(),
  ({ ends_at }, { at }) => ends_at <= at.toISOString() && promotionRuleErrors.ended({ moment: formatMoment(ends_at) }),
  promotion => !isCleared(promotion) && promotionRuleErrors.notApproved(),
  ({ starts_at }, { at }) =>
    starts_at > at.toISOString() && promotionRuleErrors.notBegun({ moment: formatMoment(starts_at) }),
  ({ used, quota }) => used >= quota && promotionRuleErrors.usedUp(),
  voucherError,
  timeError,
  (promotion, context) => !holdsIn(promotion, context) && promotionRuleErrors.wrongArea(),
  ({ merchant_ids }, { merchant_id }) => !allows(merchant_ids, merchant_id) && promotionRuleErrors.wrongMerchant(),
  ({ kind }, { customer }) => kind === 'new_customer' && customer.orders > 0 && promotionRuleErrors.notNewCustomer(),
  ({ max_uses_per_customer: most }, { customer }) =>
    customer.uses >= most && promotionRuleErrors.customerUsedUp({ uses: customer.uses }),
  goodsError,
];

function voucherError({ kind }: PromotionTerms, { voucher, at }: PromotionContext) {
  if (!voucher) return PROMOTION_KIND_FACTS[kind].needsVoucher && promotionRuleErrors.voucherNeeded();
  const status = voucherStatus(voucher, at);
  if (status === 'exhausted') return promotionRuleErrors.voucherUsedUp();
  return status !== 'active' && promotionRuleErrors.voucherNotUsable({ status: VOUCHER_STATUS_LABELS[status] });
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jakarta',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function timeError({ weekdays, from_time, until_time }: PromotionTerms, { at }: PromotionContext) {
  const weekday = new Date(`${jakartaDay(at)}T00:00:00Z`).getUTCDay() || 7;
  if (!allows(weekdays, weekday)) return promotionRuleErrors.wrongDay({ days: formatWeekdays(weekdays) });
  if (from_time === null || until_time === null) return false;
  const time = clock.format(at);
  return (
    (time < from_time || time >= until_time) && promotionRuleErrors.wrongHour({ from: from_time, until: until_time })
  );
}

function holdsIn(promotion: PromotionTerms, { region_code, province_code, regency_code }: PromotionContext): boolean {
  const { region_codes, province_codes, regency_codes } = promotion;
  if (region_codes.length + province_codes.length + regency_codes.length === 0) return true;
  return (
    region_codes.includes(region_code) || province_codes.includes(province_code) || regency_codes.includes(regency_code)
  );
}

function goodsError(promotion: PromotionTerms, _: PromotionContext, basket: PromotionBasket) {
  const items = eligibleItems(promotion, basket);
  if (items.length === 0) return promotionRuleErrors.noEligibleGoods();
  const bought = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const { min_purchase } = promotion;
  return (
    bought < min_purchase &&
    promotionRuleErrors.belowMinimum({
      minimum: formatRupiah(min_purchase),
      missing: formatRupiah(min_purchase - bought),
    })
  );
}

const allows = <Value>(list: readonly Value[], value: Value): boolean => list.length === 0 || list.includes(value);
