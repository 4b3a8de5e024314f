import type { PriceStep } from '../../../contract/price/priceChange';

/** What a price becomes by a step, in whole rupiah, rounded as asked. May be nothing or less: that is for the plan to refuse. */
export function changedAmount(amount: number, { kind, value, round_to }: PriceStep): number {
  if (kind === 'set') return Math.round(value);
  const changed = kind === 'percent' ? (amount * (100 + value)) / 100 : amount + value;
  return Math.round(changed / round_to) * round_to;
}
