import { z } from 'zod';
import { choice } from '../core/choice';
import { dayOut, id } from '../core/fields';
import { needed, orUnknown } from '../core/needed';
import { merchantStatus, merchantType } from '../merchant/merchant';
import { paymentMethod } from '../order/orderChoices';
import { CATEGORIES } from '../product';
import { VOLUME_UNITS } from '../volumeUnitOf';

const days = z.object({ start_date: dayOut, end_date: dayOut });

/** The requested days, and as many before them. */
export const compared = days.extend({ before: days });

/** A figure for the period and the one before it. Amounts are the value of the goods in whole rupiah, without shipping and discount. */
export const figure = z.object({ now: orUnknown(z.number()), before: orUnknown(z.number()) });
export type Figure = z.output<typeof figure>;

const category = choice(CATEGORIES);
const volume = figure.extend({ category_code: category, unit: z.enum(VOLUME_UNITS) });

export const dashboardSummary = compared.extend({
  orders: figure,
  value: figure,
  /** Of the chosen category, or else the default one; null if its goods have no volume. */
  volume: volume.nullable(),
  /** Distinct customers. */
  customers: figure,
  /** Distinct merchants with sales. */
  merchants: figure,
});
export type DashboardSummary = z.output<typeof dashboardSummary>;

/** A figure by day. For customers, `total` can be less than the sum of the days: someone who buys on two days is one customer. */
export const dashboardChart = compared.extend({
  unit: z.enum(['orders', 'rupiah', 'customers', 'buah', ...VOLUME_UNITS]),
  /** The category of a volume. */
  category_code: category.nullable(),
  total: figure,
  /** Every day of the period, each with the corresponding day of the period before. */
  series: z.array(figure.extend({ day: dayOut })),
});
export type DashboardChart = z.output<typeof dashboardChart>;

const sold = { orders: figure, value: figure };

/** A product with its sales; `product_id` is null for a merchant's own goods. */
const soldProduct = z.object({
  product_id: id.nullable(),
  name: z.string(),
  category_code: category,
  sale_unit: z.string(),
  quantity: figure,
  ...sold,
});
export type SoldProduct = z.output<typeof soldProduct>;
export const bestSelling = compared.extend({ list: z.array(soldProduct) });

/** A category with its sales. An order with goods of two categories counts in both. */
export const soldCategory = z.object({
  id: needed(category),
  name: needed(z.string()),
  ...sold,
  volume: volume.nullable(),
});
export type SoldCategory = z.output<typeof soldCategory>;
export const categoryFigures = compared.extend({ ...soldCategory.shape, products: z.array(soldProduct) });

export const paymentFigures = compared.extend({ list: z.array(z.object({ payment_method: paymentMethod, ...sold })) });

/** What customers paid: goods and shipping less discount. Shipping and discount apply to whole orders, so they are null for a category. */
export const revenue = compared.extend({
  goods: figure,
  shipping: figure.nullable(),
  discount: figure.nullable(),
  total: figure.nullable(),
});

/** Provinces with sales in either period, by descending value. */
export const locationFigures = compared.extend({
  list: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      region_code: z.string(),
      /** The centre of its merchants in degrees (WGS 84); null if it has none. */
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      ...sold,
    }),
  ),
});

export const merchantSummary = compared.extend({
  total: z.int(),
  /** Merchants that joined in the period. */
  joined: figure,
  /** Distinct merchants with sales. */
  selling: figure,
  statuses: z.array(z.object({ status: merchantStatus, merchants: z.int() })),
  types: z.array(z.object({ type: merchantType, merchants: z.int() })),
});

const stockCounts = { available: z.int(), low: z.int(), empty: z.int() };
/** Active goods of active merchants by stock level, and merchants by the worst level among their goods. */
export const stockSummary = z.object({
  merchants: z.object(stockCounts),
  list: z.array(z.object({ category_code: category, ...stockCounts })),
});
