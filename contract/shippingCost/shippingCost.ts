import { defineRecord, type RecordType } from '../record/defineRecord';
import { boolean, integer, money, province, regency, region, text, timestamp } from '../record/kinds';

declare module '../core/audited' {
  interface AuditedActions {
    shipping_cost: never;
  }
}

export const SHIPPING_COST_STATUS_LABELS = { active: 'Berlaku', inactive: 'Nonaktif' } as const;
export type ShippingCostStatus = keyof typeof SHIPPING_COST_STATUS_LABELS;

const MOST_RUPIAH = 10_000_000;
const MOST_GOODS = 1_000_000_000;
const MOST_KM = 500;

/** The tariff of an area: a regency, a province or the whole country. Each area has at most one; the most specific active one applies. */
export const shippingCost = defineRecord('shipping_cost', {
  /** Empty for the whole country. */
  province_code: province('Provinsi', { optional: true }),
  /** Empty for the whole province. */
  regency_code: regency('Kabupaten/Kota', { optional: true }),
  base_fee: money('Tarif dasar', { max: MOST_RUPIAH, sorted: true }),
  included_km: integer('Jarak termasuk tarif dasar (km)', { max: MOST_KM, default: 0, needed: true }),
  fee_per_km: money('Tarif per km', { max: MOST_RUPIAH, sorted: true }),
  max_km: integer('Jarak terjauh (km)', { min: 1, max: MOST_KM, default: 12, needed: true }),
  free_from: money('Gratis mulai belanja', { min: 1, max: MOST_GOODS, optional: true }),
  is_active: boolean('Berlaku', { default: true, needed: true }),
  area_name: text('Area', { max: 150, sorted: 'first', searched: true, computed: true }),
  /** The area's sales region; null for the whole country. */
  region_code: region('Wilayah', { optional: true, computed: true }),
  created_at: timestamp('Dibuat'),
  updated_at: timestamp('Diubah', { sorted: true }),
});
export type ShippingCost = RecordType<typeof shippingCost>;
