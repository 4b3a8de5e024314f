/** Rupiah to which a delivery's cost is rounded. */
export const FEE_STEP = 500;

/** What a tariff says of the cost: whole rupiah and kilometres. */
export interface Tariff {
  base_fee: number;
  /** Kilometres from the merchant that the base fee pays for. */
  included_km: number;
  fee_per_km: number;
  /** Farther nothing is delivered. */
  max_km: number;
  /** Goods for so much are delivered free; null: never. */
  free_from: number | null;
}

/**
 * What a delivery costs: the base fee, and the fee per kilometre for each metre beyond those that are included, rounded to 500 rupiah.
 *
 * @param metres from the merchant to the address, by road
 * @param goods price of the goods in whole rupiah, for what is free from an amount on
 * @returns whole rupiah; null where it is too far
 */
export function shippingFee(tariff: Tariff, metres: number, goods = 0): number | null {
  if (metres > tariff.max_km * 1_000) return null;
  if (tariff.free_from !== null && goods >= tariff.free_from) return 0;
  const beyond = Math.max(metres - tariff.included_km * 1_000, 0);
  return Math.round((tariff.base_fee + (tariff.fee_per_km * beyond) / 1_000) / FEE_STEP) * FEE_STEP;
}
