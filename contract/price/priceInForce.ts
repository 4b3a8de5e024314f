import { namesOf } from '../core/namesOf';

/**
 * A price of one product in an area from an instant on: of a regency, of a province, or nationwide if neither is
 * set.
 */
export interface AreaPrice {
  province_code: string | null;
  regency_code: string | null;
  /** Whole rupiah for one sale unit. */
  amount: number;
  /** ISO 8601 in UTC. */
  valid_from: string;
}

/** Levels of areas with prices, from the most to the least specific. */
export const PRICE_LEVEL_LABELS = { regency: 'Kab./kota', province: 'Provinsi', national: 'Nasional' } as const;
export type PriceLevel = keyof typeof PRICE_LEVEL_LABELS;
export const PRICE_LEVELS = namesOf(PRICE_LEVEL_LABELS);

/** Returns the level of a price's area. */
export const priceLevel = ({
  province_code,
  regency_code,
}: Pick<AreaPrice, 'province_code' | 'regency_code'>): PriceLevel =>
  regency_code ? 'regency' : province_code ? 'province' : 'national';

/**
 * Returns the price in force at a location at an instant: the newest price of the most specific area that has one by
 * then. The server implements the same rule in SQL.
 * @param prices of one product, in any order
 * @param at ISO 8601 in UTC; a price is in force from its `valid_from` on, inclusive
 * @returns undefined if the product has no price there yet
 */
export function priceInForce<Price extends AreaPrice>(
  prices: readonly Price[],
  place: { province_code: string | null; regency_code: string | null },
  at: string,
): Price | undefined {
  const begun = prices.filter(({ valid_from }) => valid_from <= at);
  for (const level of PRICE_LEVELS) {
    const here = begun.filter(
      price =>
        priceLevel(price) === level &&
        (price.province_code === null || price.province_code === place.province_code) &&
        (price.regency_code === null || price.regency_code === place.regency_code),
    );
    const newest = here.reduce<Price | undefined>(
      (best, price) => (best && best.valid_from >= price.valid_from ? best : price),
      undefined,
    );
    if (newest) return newest;
  }
  return undefined;
}
