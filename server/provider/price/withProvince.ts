import type { PriceTarget } from './PriceTarget';

/** Fills in the province of a regency, whose code begins with the province's. */
export const withProvince = (target: Omit<PriceTarget, 'amount'> & { amount: number }): PriceTarget => ({
  ...target,
  province_code: target.province_code ?? target.regency_code?.slice(0, 2) ?? null,
});
