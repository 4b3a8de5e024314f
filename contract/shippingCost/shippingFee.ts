/** Delivery fees are rounded to a multiple of this many rupiah. */
export const FEE_STEP = 500;

/** The terms of a tariff, in whole rupiah and kilometres. */
export interface Tariff {
  base_fee: number;
  /** Kilometres from the merchant covered by the base fee. */
  included_km: number;
  fee_per_km: number;
  /** Maximum delivery distance. */
  max_km: number;
  /** Value of goods from which delivery is free; null if it never is. */
  free_from: number | null;
}

/**
 * Returns the cost of a delivery: the base fee, plus the fee per kilometre pro rata for the distance beyond the included kilometres,
 * rounded to 500 rupiah.
 *
 * @param metres distance by road from the merchant to the address
 * @param goods price of the goods in whole rupiah, for tariffs with free delivery
 * @returns whole rupiah; null if the address is too far away
 */
export function shippingFee(tariff: Tariff, metres: number, goods = 0): number | null {
  if (metres > tariff.max_km * 1_000) return null;
  if (tariff.free_from !== null && goods >= tariff.free_from) return 0;
  const beyond = Math.max(metres - tariff.included_km * 1_000, 0);
  return Math.round((tariff.base_fee + (tariff.fee_per_km * beyond) / 1_000) / FEE_STEP) * FEE_STEP;
}
