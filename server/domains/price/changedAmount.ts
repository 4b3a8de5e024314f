import type { PriceStep } from '../../../contract/price/priceChange';

/** Returns the price after a step, in whole rupiah, rounded to `round_to`. It may be zero or negative, which the plan rejects. */
export function changedAmount(amount: number, { kind, value, round_to }: PriceStep): number {
  if (kind === 'set') return Math.round(value);
  const changed = kind === 'percent' ? (amount * (100 + value)) / 100 : amount + value;
  return Math.round(changed / round_to) * round_to;
}
