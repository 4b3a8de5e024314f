import { z } from 'zod';
import { regionCode } from '../area/region';
import { choice } from '../core/choice';
import { anyText, day, id, instantOut, rupiah, text, version } from '../core/fields';
import { CATEGORIES } from '../product';
import { ceilingKind } from './ceiling';

export const CEILING_STATUS_LABELS = { in_force: 'Berlaku', upcoming: 'Akan berlaku', ended: 'Berakhir' } as const;
export type CeilingStatus = keyof typeof CEILING_STATUS_LABELS;
export const ceilingStatus = choice(CEILING_STATUS_LABELS);

/** The changeable fields of a ceiling. Product and area are fixed: another product or area has its own ceiling. */
const changeable = {
  kind: ceilingKind.meta({ title: 'Penetap' }),
  amount: rupiah.min(1).meta({ title: 'Batas harga', kind: 'money' }),
  source: text(200).meta({ title: 'Dasar hukum' }),
  valid_from: day.meta({ title: 'Berlaku mulai' }),
  /** Its last day; null if open-ended. */
  valid_to: day
    .nullish()
    .transform(value => value ?? null)
    .meta({ title: 'Berlaku sampai' }),
};

const daysInOrder = (value: { valid_from: string; valid_to: string | null }, context: z.core.$RefinementCtx) => {
  if (value.valid_to !== null && value.valid_to < value.valid_from)
    context.addIssue({ code: 'custom', path: ['valid_to'], input: value.valid_to, params: { rule: 'after' } });
};

export const priceCeilingInput = z
  .object({
    product_id: id.meta({ title: 'Produk' }),
    /** Null for the whole country. */
    province_code: z
      .preprocess(
        value => value || null,
        anyText(2)
          .regex(/^\d{2}$/)
          .nullable(),
      )
      .meta({ title: 'Provinsi', kind: 'area' }),
    ...changeable,
  })
  .superRefine(daysInOrder);
export type PriceCeilingInput = z.output<typeof priceCeilingInput>;

export const priceCeilingUpdate = z.object({ ...changeable, version }).superRefine(daysInOrder);
export type PriceCeilingUpdate = z.output<typeof priceCeilingUpdate>;

/** The maximum price of a product in a province or the whole country, from one day to another in Jakarta. */
export const priceCeiling = z.object({
  id,
  product_id: id.meta({ title: 'ID produk' }),
  product_name: z.string().meta({ title: 'Produk' }),
  category_code: choice(CATEGORIES).meta({ title: 'Kategori' }),
  sale_unit: z.string().meta({ title: 'Satuan' }),
  province_code: z.string().nullable().meta({ title: 'Provinsi', kind: 'area' }),
  area_name: z.string().meta({ title: 'Area' }),
  /** The area's sales region; null for the whole country. */
  region_code: regionCode.nullable().meta({ title: 'Wilayah' }),
  ...changeable,
  valid_to: day.nullable().meta({ title: 'Berlaku sampai' }),
  status: ceilingStatus.meta({ title: 'Status' }),
  version,
  created_at: instantOut.meta({ title: 'Dibuat' }),
  updated_at: instantOut.meta({ title: 'Diubah' }),
});
export type PriceCeiling = z.output<typeof priceCeiling>;
