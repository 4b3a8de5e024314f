import type { FieldValues } from 'react-hook-form';
import { now } from '../../../contract/core/now';
import {
  type PromotionContext,
  type PromotionOutcome,
  type PromotionTerms,
  promotionOutcome,
} from '../../../contract/promotion/promotionRule';

/** Prices in whole rupiah, and quantities; null for an empty field. */
export interface SampleBasket {
  price: number | null;
  quantity: number | null;
  shipping: number | null;
  traded_in: number | null;
}

const DAY_MS = 86_400_000;

/**
 * Computes the outcome of a form's promotion for a basket of eligible goods, as if it were running now.
 *
 * @returns undefined while a field that the rule needs is empty
 */
export function sampleOutcome(
  values: FieldValues,
  basket: SampleBasket,
): { outcome: PromotionOutcome; total: number } | undefined {
  const { kind, value, max_discount, min_purchase, buy_quantity, category_codes, product_ids } = values;
  if (!kind || !isCount(value) || !isCount(max_discount)) return undefined;
  const { price, quantity, shipping, traded_in } = filled(basket);
  const products: (string | null)[] = product_ids?.length > 0 ? product_ids : [null];
  const goods = kind === 'bundle_price' ? products : products.slice(0, 1);
  const items = goods.map(product_id => ({
    product_id,
    category_code: category_codes?.[0] ?? 'lpg',
    quantity,
    price,
  }));
  const context = runningContext();
  const promotion: PromotionTerms = {
    ...context.voucher,
    kind,
    value,
    max_discount,
    min_purchase: isCount(min_purchase) ? min_purchase : 0,
    buy_quantity: isCount(buy_quantity) ? buy_quantity : null,
    category_codes: category_codes ?? [],
    product_ids: product_ids ?? [],
    ...everywhere,
  };
  const outcome = promotionOutcome(promotion, { items, shipping_cost: shipping, traded_in }, context);
  return { outcome, total: items.length * price * quantity + shipping };
}

/** A scope without conditions. */
const everywhere = {
  region_codes: [],
  province_codes: [],
  regency_codes: [],
  merchant_ids: [],
  weekdays: [],
  from_time: null,
  until_time: null,
  max_uses_per_customer: 1,
  is_active: true,
  approval: 'not_needed',
} as const;

/** Context of a customer's first order, now, with an active voucher. */
function runningContext() {
  const at = new Date(now());
  return {
    at,
    merchant_id: '',
    region_code: 'jbb',
    province_code: '',
    regency_code: '',
    customer: { orders: 0, uses: 0 },
    voucher: {
      decision: 'active',
      starts_at: new Date(at.getTime() - DAY_MS).toISOString(),
      ends_at: new Date(at.getTime() + DAY_MS).toISOString(),
      quota: 1,
      used: 0,
    },
  } as const satisfies PromotionContext;
}

const filled = ({ price, quantity, shipping, traded_in }: SampleBasket) => ({
  price: isCount(price) ? price : 0,
  quantity: isCount(quantity) ? quantity : 0,
  shipping: isCount(shipping) ? shipping : 0,
  traded_in: isCount(traded_in) ? traded_in : 0,
});

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
