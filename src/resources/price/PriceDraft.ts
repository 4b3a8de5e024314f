import type { PriceArea } from '../../../contract/price/priceGrid';

/** A new price that has been entered but not applied. */
export interface DraftPrice {
  product_id: string;
  area: Pick<PriceArea, 'id' | 'province_code' | 'regency_code'>;
  amount: number;
}

/** Entered prices by product and area. */
export type PriceDraft = ReadonlyMap<string, DraftPrice>;

export const draftKey = (product: string, area: string) => `${product}/${area}`;

const keyOf = ({ product_id, area }: DraftPrice) => draftKey(product_id, area.id);

/** The rows of a draft as the endpoint takes them. */
export const rowsOf = (draft: PriceDraft) =>
  [...draft.values()].map(({ product_id, area: { province_code, regency_code }, amount }) => ({
    product_id,
    province_code,
    regency_code,
    amount,
  }));

/** With a price; a price as it was is no change. */
export function withPrice(draft: PriceDraft, price: DraftPrice, old: number): PriceDraft {
  const next = new Map(draft);
  if (price.amount === old) next.delete(keyOf(price));
  else next.set(keyOf(price), price);
  return next;
}

/** Without the prices of another draft. What was typed anew since then is another price, and stays. */
export const withoutPrices = (draft: PriceDraft, others: PriceDraft): PriceDraft =>
  new Map([...draft].filter(([key, price]) => others.get(key) !== price));

type KeptPrice = readonly [area: string, province: string | null, regency: string | null, amount: number];

/** By product, and without names: a draft has room for every price of a category. */
export type KeptPrices = Record<string, readonly KeptPrice[]>;

/** A draft as it is kept. */
export function keptPrices(draft: PriceDraft): KeptPrices {
  const kept: Record<string, KeptPrice[]> = {};
  for (const { product_id, area, amount } of draft.values()) {
    kept[product_id] ??= [];
    kept[product_id].push([area.id, area.province_code, area.regency_code, amount]);
  }
  return kept;
}

/** A draft that was kept. */
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
