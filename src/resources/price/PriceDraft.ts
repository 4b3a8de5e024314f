import type { PriceArea, PriceCell, PricedProduct } from '../../../contract/price/priceGrid';

/** A new price that has been entered but not applied. */
export interface DraftPrice {
  product: PricedProduct;
  area: Pick<PriceArea, 'id' | 'name' | 'province_code' | 'regency_code'>;
  old: number;
  amount: number;
  ceiling: PriceCell['ceiling'];
}

/** Entered prices by product and area. */
export type PriceDraft = ReadonlyMap<string, DraftPrice>;

export const draftKey = (product: string, area: string) => `${product}/${area}`;

/** The rows of a draft as the endpoint takes them. */
export const rowsOf = (draft: PriceDraft) =>
  [...draft.values()].map(({ product, area: { province_code, regency_code }, amount }) => ({
    product_id: product.id,
    province_code,
    regency_code,
    amount,
  }));

/** With a price; a price as it was is no change. */
export function withPrice(draft: PriceDraft, price: DraftPrice): PriceDraft {
  const next = new Map(draft);
  const key = draftKey(price.product.id, price.area.id);
  if (price.amount === price.old) next.delete(key);
  else next.set(key, price);
  return next;
}

/** Without the prices of another draft. What was typed anew since then is another price, and stays. */
export const withoutPrices = (draft: PriceDraft, others: PriceDraft): PriceDraft =>
  new Map([...draft].filter(([key, price]) => others.get(key) !== price));
