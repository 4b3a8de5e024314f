import { z } from 'zod';
import { provinceCode, regencyCode } from '../area/areaCodes';
import { areaQuery } from '../area/areaQuery';
import { regionCode } from '../area/region';
import { choice } from '../core/choice';
import { day, dayOut, id, instantOut } from '../core/fields';
import { needed, numberOrId, orUnknown, otherwise } from '../core/needed';
import { listQuery, repeated } from '../core/query';
import { merchantType } from '../merchant/merchant';
import { orderStatus } from '../order/orderChoices';
import { CATEGORIES } from '../product';
import { sales } from '../transaction/sales';
import { salesStep } from '../transaction/salesStep';

const figures = sales.shape.totals;
const days = { start_date: dayOut.meta({ title: 'Dari tanggal' }), end_date: dayOut.meta({ title: 'Sampai tanggal' }) };

/** The filter set 'sales' of point 3, without its search. Days are those of placement in Jakarta, both inclusive. */
const filters = {
  region: areaQuery.region,
  province: areaQuery.province,
  regency: areaQuery.regency,
  type_merchant: repeated(merchantType).meta({ title: 'Jenis merchant' }),
  /** By default the first category that the caller may read. */
  category: choice(CATEGORIES).optional().meta({ title: 'Kategori' }),
  /** The last 7 days by default (point 9). At most 366 days. */
  start_date: day.optional().meta({ title: 'Dari tanggal' }),
  end_date: day.optional().meta({ title: 'Sampai tanggal' }),
  filter_date: salesStep.meta({ title: 'Rincian' }),
};

/** The search covers names and numbers of merchants. */
export const salesListQuery = listQuery(['start_date', 'merchant_name', 'orders', 'quantity', 'value']).extend(filters);
export type SalesListQuery = z.output<typeof salesListQuery>;

export const salesChartQuery = z.object({ search: salesListQuery.shape.search, ...filters });

/** A merchant's sales of the category in one step of the period. */
export const salesRow = z.object({
  /** `2026-11-21_` followed by the merchant's id. */
  id: otherwise(
    z.string().meta({ title: 'ID' }),
    ({ start_date, merchant_id, merchant_name }) => `${start_date}_${merchant_id ?? merchant_name}`,
  ),
  start_date: days.start_date.meta({ title: 'Tanggal' }),
  end_date: days.end_date,
  merchant_id: id.meta({ title: 'ID merchant' }),
  merchant_name: needed(z.string().meta({ title: 'Merchant' })),
  merchant_number: z.string().meta({ title: 'No. merchant' }),
  type_code: merchantType.meta({ title: 'Jenis merchant' }),
  region_code: regionCode.meta({ title: 'Wilayah' }),
  province_code: provinceCode.meta({ title: 'Provinsi' }),
  regency_code: regencyCode.meta({ title: 'Kabupaten/Kota' }),
  ...figures.shape,
});
export type SalesRow = z.output<typeof salesRow>;

/** A list's totals over all its pages. */
export const withTotals = { ...days, category_code: choice(CATEGORIES), totals: figures };

/** Sales of a category in a period, compared with the period of the same length before it. */
export const salesChart = z.object({
  ...withTotals,
  before: z.object(days),
  totals_before: figures,
  /** Every step of the period, including those without sales. */
  series: z.array(z.object({ ...days, ...figures.shape, before: figures })),
  /** Regions with sales, by descending value. */
  regions: z.array(z.object({ region_code: regionCode, ...figures.shape })),
});
export type SalesChart = z.output<typeof salesChart>;

/** Query of the orders behind a row: of one merchant, or of all that match the filters. */
export const saleOrdersQuery = listQuery(['placed_at', 'value']).extend({
  ...filters,
  merchant_id: id.optional().meta({ title: 'Merchant' }),
});

/** An order with its goods of the category. */
export const saleOrder = z.object({
  id: needed(id),
  number: numberOrId('No. pesanan'),
  status: orUnknown(orderStatus.meta({ title: 'Status' })),
  placed_at: orUnknown(instantOut.meta({ title: 'Dipesan' })),
  merchant_id: id,
  merchant_name: z.string().meta({ title: 'Merchant' }),
  goods: z.string().meta({ title: 'Barang' }),
  ...figures.omit({ orders: true }).shape,
});
export type SaleOrder = z.output<typeof saleOrder>;
