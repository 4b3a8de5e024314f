import { z } from 'zod';
import { provinceCode, regencyCode } from '../area/areaCodes';
import { regionCode } from '../area/region';
import { instantOut, rupiah } from '../core/fields';
import { recordOf } from '../core/recordOf';

export const SHIPPING_COST_STATUS_LABELS = { active: 'Berlaku', inactive: 'Nonaktif' } as const;
export type ShippingCostStatus = keyof typeof SHIPPING_COST_STATUS_LABELS;

const MOST_RUPIAH = 10_000_000;
const MOST_GOODS = 1_000_000_000;
const MOST_KM = 500;

/** Makes a code nullable; an empty or missing one becomes null. */
const orNull = (code: z.ZodString) => z.preprocess(value => value || null, code.nullable());

export const shippingCostInput = z.object({
  /** Null for the whole country. */
  province_code: orNull(provinceCode).meta({ title: 'Provinsi' }),
  /** Null for the whole province. */
  regency_code: orNull(regencyCode).meta({ title: 'Kabupaten/Kota' }),
  base_fee: rupiah.max(MOST_RUPIAH).meta({ title: 'Tarif dasar', kind: 'money' }),
  included_km: z.int().min(0).max(MOST_KM).default(0).meta({ title: 'Jarak termasuk tarif dasar (km)' }),
  fee_per_km: rupiah.max(MOST_RUPIAH).meta({ title: 'Tarif per km', kind: 'money' }),
  max_km: z.int().min(1).max(MOST_KM).default(12).meta({ title: 'Jarak terjauh (km)' }),
  free_from: rupiah
    .min(1)
    .max(MOST_GOODS)
    .nullish()
    .transform(value => value ?? null)
    .meta({ title: 'Gratis mulai belanja', kind: 'money' }),
  is_active: z.boolean().default(true).meta({ title: 'Berlaku' }),
});

/** The tariff of an area: a regency, a province or the whole country. Each area has at most one; the most specific active one applies. */
export const shippingCost = recordOf(shippingCostInput).extend({
  area_name: z.string().meta({ title: 'Area' }),
  /** The area's sales region; null for the whole country. */
  region_code: regionCode.nullable().meta({ title: 'Wilayah' }),
  created_at: instantOut.meta({ title: 'Dibuat' }),
  updated_at: instantOut.meta({ title: 'Diubah' }),
});
export type ShippingCost = z.output<typeof shippingCost>;
