import type { ErrorMessage } from '../core/defineErrors';
import type { CategoryCode } from '../product';
import { promotionRuleErrors } from './promotionErrors';
import type { PromotionKind } from './promotionKind';

interface BasketItem {
  /** Null for the merchant's own goods. */
  product_id: string | null;
  category_code: CategoryCode;
  quantity: number;
  /** Whole rupiah for one sale unit. */
  price: number;
}

export interface PromotionBasket {
  items: readonly BasketItem[];
  /** Whole rupiah. */
  shipping_cost: number;
  /** Old cylinders that the customer hands over. */
  traded_in?: number;
}

/** The discount on an order in whole rupiah, and the points that the customer receives once it is completed. */
export interface PromotionBenefit {
  /** Off the price of the goods. */
  goods: number;
  /** Off the shipping cost. */
  shipping: number;
  points: number;
  /** Discount on goods and shipping together. */
  total: number;
}

interface Terms {
  kind: PromotionKind;
  value: number;
  buy_quantity: number | null;
  category_codes: readonly CategoryCode[];
  product_ids: readonly string[];
  max_discount: number;
}

/** Returns the items of a basket to which a promotion applies. */
export const eligibleItems = ({ category_codes, product_ids }: Terms, { items }: PromotionBasket): BasketItem[] =>
  items.filter(
    ({ category_code, product_id }) =>
      (category_codes.length === 0 || category_codes.includes(category_code)) &&
      (product_ids.length === 0 || (product_id !== null && product_ids.includes(product_id))),
  );

/** Returns the benefit of a promotion whose conditions are met, by its kind and capped by its ceiling; or why there is none. */
export function benefitOf(promotion: Terms, basket: PromotionBasket): PromotionBenefit | ErrorMessage {
  const items = eligibleItems(promotion, basket);
  const given = KINDS[promotion.kind]?.(promotion, items, basket) ?? promotionRuleErrors.nothing();
  if ('code' in given) return given;
  const ceiling = promotion.max_discount;
  const shipping = Math.min(given.shipping ?? 0, basket.shipping_cost, ceiling);
  const goods = Math.min(given.goods ?? 0, amountOf(items), ceiling - shipping);
  const points = Math.min(given.points ?? 0, ceiling);
  return goods + shipping + points > 0
    ? { goods, shipping, points, total: goods + shipping }
    : promotionRuleErrors.nothing();
}

type Given = { goods?: number; shipping?: number; points?: number } | ErrorMessage;
type Kind = (promotion: Terms, items: readonly BasketItem[], basket: PromotionBasket) => Given;

const percent: Kind = ({ value }, items) => ({ goods: Math.floor((amountOf(items) * value) / 100) });

const KINDS: Readonly<Record<PromotionKind, Kind>> = {
  percent_discount: percent,
  flash_sale: percent,
  amount_discount: ({ value }) => ({ goods: value }),
  free_shipping: ({ value }, _, { shipping_cost }) =>
    shipping_cost > 0 ? { shipping: Math.min(value, shipping_cost) } : promotionRuleErrors.noShipping(),
  cashback_points: ({ value }) => ({ points: value }),
  bundle_price: ({ value, product_ids }, items) => {
    const bundles = Math.min(...product_ids.map(id => quantityOf(items.filter(item => item.product_id === id))));
    return product_ids.length > 0 && bundles > 0 ? { goods: bundles * value } : promotionRuleErrors.bundleIncomplete();
  },
  buy_x_get_y: ({ value, buy_quantity }, items) => {
    const set = (buy_quantity ?? 1) + value;
    const goods = sameGoods(items).reduce(
      (sum, { quantity, price }) => sum + Math.floor(quantity / set) * value * price,
      0,
    );
    return goods > 0 ? { goods } : promotionRuleErrors.tooFew({ quantity: set });
  },
  trade_in: ({ value }, items, { traded_in = 0 }) =>
    traded_in > 0 ? { goods: Math.min(traded_in, quantityOf(items)) * value } : promotionRuleErrors.noTradeIn(),
  // covers the shipping cost first, then discounts the goods
  new_customer: ({ value }, _, { shipping_cost }) => {
    const shipping = Math.min(value, shipping_cost);
    return { shipping, goods: value - shipping };
  },
};

const amountOf = (items: readonly BasketItem[]) =>
  items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
const quantityOf = (items: readonly BasketItem[]) => items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Merges the lines of a product with the same price. */
function sameGoods(items: readonly BasketItem[]): { quantity: number; price: number }[] {
  const lines = new Map<string, { quantity: number; price: number }>();
  for (const [index, { product_id, quantity, price }] of items.entries()) {
    const key = `${product_id ?? `own ${index}`} ${price}`;
    lines.set(key, { price, quantity: quantity + (lines.get(key)?.quantity ?? 0) });
  }
  return [...lines.values()];
}
