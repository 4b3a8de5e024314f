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
