import { readCsv } from '../readCsv';
import type { SeededRandom } from './SeededRandom';

/** How far merchants deliver. */
export const REACH_M = 12_000;
/** Of goods that cost less nothing is taken off. */
const DISCOUNT_FROM = 50_000;
const DISCOUNTS = [5_000, 7_500, 10_000];

/** What a delivery of so many metres costs in a province, and what is taken off the price of goods: mostly
 * nothing. Whole rupiah, estimates. */
export function deliveryFees(random: SeededRandom) {
  const fees = new Map(
    readCsv<Record<'province_code' | 'base_fee_idr' | 'fee_per_km_idr', string>>(
      new URL('./data/deliveryFees.csv', import.meta.url),
    ).map(row => [row.province_code, { base: Number(row.base_fee_idr), perKm: Number(row.fee_per_km_idr) }]),
  );
  return (province: string, distance: number, goods: number): { shipping_cost: number; discount: number } => {
    const { base, perKm } = fees.get(province)!;
    const shipping_cost = Math.round((base + (perKm * distance) / 1_000) / 500) * 500;
    return {
      shipping_cost,
      discount: goods >= DISCOUNT_FROM && random.chance(0.07) ? Math.min(random.pick(DISCOUNTS), shipping_cost) : 0,
    };
  };
}
