import { z } from 'zod';
import { choice } from '../core/choice';
import { day, id, rupiah } from '../core/fields';
import { CATEGORIES } from '../product';
import { salesStep } from './salesStep';

/** What was sold: orders whose status is a sale, by the day on which they were placed in Jakarta. */
const figures = z.object({
  orders: z.int().meta({ title: 'Pesanan' }),
  /** Of sale units, whatever they are. */
  quantity: z.int().meta({ title: 'Barang terjual' }),
  volume_liter: z.number().meta({ title: 'Volume (liter)' }),
  volume_kg: z.number().meta({ title: 'Volume (kg)' }),
  /** Of the goods in whole rupiah, without shipping and discount. */
  value: rupiah.meta({ title: 'Nilai penjualan' }),
});
export type SalesFigures = z.output<typeof figures>;

const days = { start_date: day, end_date: day };

/** Both days are of the placing, in Jakarta, and within; without them the last 7 days (point 9). At most 366 days. */
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
  /** Every step of the period, also those without sales, compared with the same step of the period before. */
  series: z.array(z.object({ ...days, ...figures.shape, before: figures })),
  /** Categories in which something was sold in either period, the most valuable first. */
  categories: z.array(z.object({ category_code: choice(CATEGORIES), ...figures.shape, before: figures })),
  /** The ten products of the greatest value. */
  products: z.array(
    z.object({
      /** Null: goods of a merchant's own. */
      product_id: id.nullable(),
      name: z.string(),
      category_code: choice(CATEGORIES),
      sale_unit: z.string(),
      orders: figures.shape.orders,
      quantity: figures.shape.quantity,
      value: figures.shape.value,
      value_before: figures.shape.value,
    }),
  ),
});
export type Sales = z.output<typeof sales>;
