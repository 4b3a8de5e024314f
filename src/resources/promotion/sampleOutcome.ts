import type { FieldValues } from 'react-hook-form';
import {
  type PromotionOutcome,
  type PromotionTerms,
  promotionOutcome,
} from '../../../contract/promotion/promotionRule';

/** Whole rupiah, and how many. */
export interface SampleBasket {
  price: number;
  quantity: number;
  shipping: number;
  traded_in: number;
}

const DAY_MS = 86_400_000;

/**
 * What a promotion as it stands in a form comes to for a basket of goods that it is for, at a time and place where it runs.
 *
 * @returns undefined while what the rule needs is not filled in
 */
export function sampleOutcome(
  values: FieldValues,
  { price, quantity, shipping, traded_in }: SampleBasket,
): { outcome: PromotionOutcome; total: number } | undefined {
  const { kind, value, max_discount, min_purchase, buy_quantity, category_codes, product_ids } = values;
  if (!kind || !isCount(value) || !isCount(max_discount)) return undefined;
  const products: (string | null)[] = product_ids?.length > 0 ? product_ids : [null];
  const goods = kind === 'bundle_price' ? products : products.slice(0, 1);
  const items = goods.map(product_id => ({
    product_id,
    category_code: category_codes?.[0] ?? 'lpg',
    quantity,
    price,
  }));
  const at = new Date();
  const period = {
    starts_at: new Date(at.getTime() - DAY_MS).toISOString(),
    ends_at: new Date(at.getTime() + DAY_MS).toISOString(),
    quota: 1,
    used: 0,
  };
  const promotion: PromotionTerms = {
    ...period,
    kind,
    value,
    max_discount,
    min_purchase: Number.isSafeInteger(min_purchase) ? min_purchase : 0,
    buy_quantity: isCount(buy_quantity) ? buy_quantity : null,
    category_codes: category_codes ?? [],
    product_ids: product_ids ?? [],
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
  };
  const outcome = promotionOutcome(
    promotion,
    { items, shipping_cost: shipping, traded_in },
    {
      at,
      merchant_id: '',
      region_code: 'jbb',
      province_code: '',
      regency_code: '',
      customer: { orders: 0, uses: 0 },
      voucher: { ...period, decision: 'active' },
    },
  );
  return { outcome, total: items.length * price * quantity + shipping };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
