import { z } from 'zod';
import { MAX_AREA_CODE } from '../area/areaCode';
import { regionCode } from '../area/region';
import { anyText, id, instant, instantOut, rupiah } from '../core/fields';
import { needed, orUnknown } from '../core/needed';
import { listQuery, repeated } from '../core/query';
import { listOf } from '../core/response';
import { PRICE_LEVELS } from './priceInForce';
import { priceFacts } from './priceRecord';
import { PRICED_CATEGORIES } from './priceRights';

const area = repeated(anyText(MAX_AREA_CODE));

/** The areas of filter set 'product' (point 3) that have prices of their own. Levels narrow one another. */
export const pricedAreaFilters = {
  region: repeated(regionCode).meta({ title: 'Wilayah' }),
  province: area.meta({ title: 'Provinsi' }),
  regency: area.meta({ title: 'Kabupaten/Kota' }),
};

/** The same with the levels below, where the price of the most specific area above is in force. */
export const priceAreaFilters = {
  ...pricedAreaFilters,
  district: area.meta({ title: 'Kecamatan' }),
  village: area.meta({ title: 'Desa/Kelurahan' }),
};

/** Areas of one level. A search finds areas of any priced level by name; filtering by districts or villages lists those. */
export const priceGridQuery = listQuery(['code', 'name']).extend({
  ...priceAreaFilters,
  product: repeated(id).meta({ title: 'Produk' }),
  category: z.enum(PRICED_CATEGORIES).meta({ title: 'Kategori' }),
  level: z.enum(['province', 'regency']).default('province').meta({ title: 'Tingkat' }),
  at: instant.optional().meta({ title: 'Waktu' }),
});

/** A product of the provider, as a column. */
export const pricedProduct = z.object({
  id: needed(id),
  code: z.string(),
  name: needed(z.string()),
  variant: z.string().nullable(),
  category_code: z.enum(PRICED_CATEGORIES),
  sale_unit: z.string(),
});
export type PricedProduct = z.output<typeof pricedProduct>;

/** Price of a product at a place: its own, or one inherited from a less specific area. */
const cell = z.object({
  product_id: needed(id),
  /** The price that is in force. */
  price_id: id,
  amount: needed(rupiah),
  source: orUnknown(z.enum(PRICE_LEVELS)),
  source_area: z.string(),
  ...priceFacts,
  /** The area's own next scheduled price. */
  next: z.object({ id, amount: rupiah, valid_from: instantOut }).nullable(),
});
export type PriceCell = z.output<typeof cell>;

const areaRow = z.object({
  /** Code of the area; `ID` for the whole country. */
  id: needed(z.string()),
  level: orUnknown(z.enum(['village', 'district', ...PRICE_LEVELS])),
  province_code: z.string().nullable(),
  regency_code: z.string().nullable(),
  name: needed(z.string()),
  /** Regencies and cities in it, and how many of them have their own price at that time. */
  regencies: z.int(),
  own_regencies: z.int(),
  /** Products that are not sold there are omitted. */
  prices: z.array(cell),
});
export type PriceArea = z.output<typeof areaRow>;

export const priceGrid = listOf(areaRow).extend({ at: instantOut, products: z.array(pricedProduct) });
export type PriceGrid = z.output<typeof priceGrid>;
