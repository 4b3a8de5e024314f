import { z } from 'zod';
import { choice } from '../core/choice';
import { day, dayOut, id, rupiah } from '../core/fields';
import { orUnknown } from '../core/needed';
import { CATEGORIES } from '../product';
import { salesStep } from './salesStep';

/** Sales: orders whose status counts as a sale, by the day in Jakarta on which they were placed. */
const figures = z.object({
  orders: orUnknown(z.int().meta({ title: 'Pesanan' })),
  /** Number of sale units of any kind. */
  quantity: orUnknown(z.int().meta({ title: 'Barang terjual' })),
  volume_liter: orUnknown(z.number().meta({ title: 'Volume (liter)' })),
  volume_kg: orUnknown(z.number().meta({ title: 'Volume (kg)' })),
  /** Value of the goods in whole rupiah, without shipping and discount. */
  value: orUnknown(rupiah.meta({ title: 'Nilai penjualan' })),
});
export type SalesFigures = z.output<typeof figures>;

const days = { start_date: dayOut, end_date: dayOut };

/** Days of placement in Jakarta, both inclusive; the last 7 days by default (point 9). At most 366 days. */
export const salesQuery = z.object({
  merchant_id: id.optional().meta({ title: 'Merchant' }),
  start_date: day.optional().meta({ title: 'Dari tanggal' }),
  end_date: day.optional().meta({ title: 'Sampai tanggal' }),
  filter_date: salesStep.meta({ title: 'Rincian' }),
});

/** Sales of a period, compared with the period of the same length before it. */
export const sales = z.object({
  ...days,
  before: z.object(days),
  totals: figures,
  totals_before: figures,
  /** Every step of the period, including those without sales, compared with the corresponding step of the period before. */
  series: z.array(z.object({ ...days, ...figures.shape, before: figures })),
  /** Categories with sales in either period, by descending value. */
  categories: z.array(z.object({ category_code: choice(CATEGORIES), ...figures.shape, before: figures })),
  /** The ten products with the highest value. */
  products: z.array(
    z.object({
      /** Null for a merchant's own goods. */
      product_id: id.nullable(),
      name: z.string(),
      category_code: orUnknown(choice(CATEGORIES)),
      sale_unit: z.string(),
      orders: figures.shape.orders,
      quantity: figures.shape.quantity,
      value: figures.shape.value,
      value_before: figures.shape.value,
    }),
  ),
});
export type Sales = z.output<typeof sales>;
