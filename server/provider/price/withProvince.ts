import type { PriceTarget } from './PriceTarget';

/** A regency's code begins with its province's: who names the one need not name the other. */
export const withProvince = (target: Omit<PriceTarget, 'amount'> & { amount: number }): PriceTarget => ({
  ...target,
  province_code: target.province_code ?? target.regency_code?.slice(0, 2) ?? null,
});
