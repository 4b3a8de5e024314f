import type { PriceArea } from '../../../contract/price/priceGrid';

/** A new price that was entered but not applied yet. */
export interface DraftPrice {
  product_id: string;
  area: Pick<PriceArea, 'id' | 'province_code' | 'regency_code'>;
  amount: number;
}

/** Entered prices by product and area. */
export type PriceDraft = ReadonlyMap<string, DraftPrice>;

export const draftKey = (product: string, area: string) => `${product}/${area}`;

const keyOf = ({ product_id, area }: DraftPrice) => draftKey(product_id, area.id);

/** Converts a draft to the rows of the endpoint. */
export const rowsOf = (draft: PriceDraft) =>
  [...draft.values()].map(({ product_id, area: { province_code, regency_code }, amount }) => ({
    product_id,
    province_code,
    regency_code,
    amount,
  }));

/** Adds a price to the draft, or removes it if it equals the old one. */
export function withPrice(draft: PriceDraft, price: DraftPrice, old: number): PriceDraft {
  const next = new Map(draft);
  if (price.amount === old) next.delete(keyOf(price));
  else next.set(keyOf(price), price);
  return next;
}

/** Removes the prices of another draft. Prices edited since then differ, and stay. */
export const withoutPrices = (draft: PriceDraft, others: PriceDraft): PriceDraft =>
  new Map([...draft].filter(([key, price]) => others.get(key) !== price));

type KeptPrice = readonly [area: string, province: string | null, regency: string | null, amount: number];

/** Grouped by product and without names, so that every price of a category fits into a draft. */
export type KeptPrices = Record<string, readonly KeptPrice[]>;

/** Converts a draft to its stored form. */
export function keptPrices(draft: PriceDraft): KeptPrices {
  const kept: Record<string, KeptPrice[]> = {};
  for (const { product_id, area, amount } of draft.values()) {
    kept[product_id] ??= [];
    kept[product_id].push([area.id, area.province_code, area.regency_code, amount]);
  }
  return kept;
}

/** Restores a draft from its stored form. */
export function draftOf(kept: KeptPrices): PriceDraft {
  const prices = Object.entries(kept).flatMap(([product_id, list]) =>
    list.map(([id, province_code, regency_code, amount]) => ({
      product_id,
      area: { id, province_code, regency_code },
      amount,
    })),
  );
  return new Map(prices.map(price => [keyOf(price), price]));
}
