import { z } from 'zod';
import { choice } from '../core/choice';
import { id, instantOut, rupiah } from '../core/fields';
import { needed, orUnknown, otherwise } from '../core/needed';
import { CATEGORIES } from '../product';
import { ceilingKind } from './ceiling';
import { PRICE_LEVEL_LABELS } from './priceInForce';

const STATUSES = { in_force: 'Berlaku', upcoming: 'Akan berlaku', past: 'Sudah berganti' } as const;
export type PriceStatus = keyof typeof STATUSES;
export const priceStatus = choice(STATUSES);

/** Derived fields of a price: the former price, the change and the ceiling. */
export const priceFacts = {
  valid_from: needed(instantOut.meta({ title: 'Berlaku mulai' })),
  /** The area's price immediately before. */
  former_amount: rupiah.nullable().meta({ title: 'Harga lama' }),
  /** Percent to two decimals, negative if cheaper; null if there was no price before. */
  change_percent: z.number().nullable().meta({ title: 'Perubahan (%)' }),
  ceiling: rupiah.nullable().meta({ title: 'Batas harga' }),
  ceiling_kind: ceilingKind.nullable().meta({ title: 'Penetap batas' }),
};

/** A price of one product in one area from an instant on. */
export const price = z.object({
  id: needed(id),
  product_id: needed(id.meta({ title: 'ID produk' })),
  product_code: z.string().meta({ title: 'Kode produk' }),
  product_name: needed(z.string().meta({ title: 'Produk' })),
  category_code: choice(CATEGORIES).meta({ title: 'Kategori' }),
  sale_unit: z.string().meta({ title: 'Satuan' }),
  level: otherwise(
    choice(PRICE_LEVEL_LABELS).meta({ title: 'Tingkat' }),
    ({ province_code, regency_code }, written) => {
      // without its area a price is not nationwide, but unknown
      if (!('province_code' in written || 'regency_code' in written)) return undefined;
      return regency_code ? 'regency' : province_code ? 'province' : 'national';
    },
  ),
  province_code: z.string().nullable().meta({ title: 'Provinsi', kind: 'area' }),
  regency_code: z.string().nullable().meta({ title: 'Kabupaten/Kota', kind: 'area' }),
  area: z.string().meta({ title: 'Area' }),
  amount: needed(rupiah.meta({ title: 'Harga' })),
  ...priceFacts,
  status: needed(priceStatus.meta({ title: 'Keadaan' })),
  batch_id: id.nullable().meta({ title: 'Kumpulan perubahan' }),
  note: z.string().nullable().meta({ title: 'Catatan' }),
  created_by_name: z.string().nullable().meta({ title: 'Diubah oleh' }),
  created_at: orUnknown(instantOut.meta({ title: 'Diubah pada' })),
});
export type Price = z.output<typeof price>;
