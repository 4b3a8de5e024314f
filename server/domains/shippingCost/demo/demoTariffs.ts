import type { Tariff } from '../../../../contract/shippingCost/shippingFee';
import { readCsv } from '../../../seed/readCsv';

/** The maximum delivery distance. */
export const REACH_KM = 12;

/** Regencies whose tariff is not active yet. */
const PREPARED = ['32.09'];
const ELSEWHERE = { base_fee: 12_000, fee_per_km: 2_500 };

export interface DemoTariff extends Tariff {
  /** Code of a province or a regency; null for the whole country. */
  area: string | null;
  is_active: boolean;
}

/** Returns the demo's shipping tariffs by area, in whole rupiah. Estimates. */
export function demoTariffs(): DemoTariff[] {
  const rows = readCsv<Record<'area_code' | 'base_fee_idr' | 'fee_per_km_idr', string>>(
    new URL('./deliveryFees.csv', import.meta.url),
  );
  const always = { included_km: 0, max_km: REACH_KM, free_from: null };
  return [
    { area: null, ...ELSEWHERE, ...always, is_active: true },
    ...rows.map(({ area_code, base_fee_idr, fee_per_km_idr }) => ({
      area: area_code,
      base_fee: Number(base_fee_idr),
      fee_per_km: Number(fee_per_km_idr),
      ...always,
      is_active: !PREPARED.includes(area_code),
    })),
  ];
}
