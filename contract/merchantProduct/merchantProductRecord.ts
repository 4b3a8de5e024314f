import { z } from 'zod';
import { id, instantOut, rupiah, version } from '../core/fields';
import { needed, orUnknown, otherwise } from '../core/needed';
import { merchantStatus, merchantType, stockLevel } from '../merchant/merchant';
import { PRICE_LEVELS } from '../price/priceInForce';
import { CATEGORY_CODES } from '../product';
import { productCategory, productFields } from './merchantProductInput';
import { stockLevelOf } from './stockLevel';

/** Origin of a price: the merchant itself for its own goods, otherwise the area for which it was set. */
export const priceSource = z.object({
  level: orUnknown(z.enum(['merchant', ...PRICE_LEVELS])),
  /** The area's name; null for the whole country and for a merchant's own price. */
  area: z.string().nullable(),
  /** Start of its validity; null for a merchant's own price. */
  valid_from: instantOut.nullable(),
  /** Surcharge of the merchant's type on the area's price, in rupiah (negative if cheaper); null if there is none. */
  kind_offset: z.object({ type_code: merchantType, amount: z.int() }).nullable(),
});
export type PriceSource = z.output<typeof priceSource>;

/** A product that a merchant sells. */
export const merchantProduct = z.object({
  id: needed(id),
  merchant_id: id.meta({ title: 'Merchant' }),
  /** Null for the merchant's own goods. */
  product_id: id.nullable(),
  category_code: productFields.category_code,
  name: needed(productFields.name),
  /** Variant of a provider's product: `Isi ulang`, `RON 92`. */
  variant: z.string().nullable().meta({ title: 'Varian' }),
  description: z.string().nullable().meta({ title: 'Keterangan' }),
  /** The merchant's own image, or else the provider's. */
  image_url: z.string().nullable().meta({ title: 'Gambar', kind: 'image' }),
  sale_unit: productFields.sale_unit,
  /** The current price; null if the provider has set none for the location. */
  price: rupiah.nullable().meta({ title: 'Harga' }),
  price_source: priceSource.nullable().meta({ title: 'Asal harga' }),
  stock: productFields.stock,
  low_stock: productFields.low_stock,
  stock_level: otherwise(stockLevel.meta({ title: 'Keadaan stok' }), ({ stock, low_stock }) =>
    typeof stock === 'number' && (stock <= 0 || typeof low_stock === 'number')
      ? stockLevelOf({ stock, low_stock: low_stock as number })
      : undefined,
  ),
  is_active: needed(productFields.is_active),
  version,
  created_at: orUnknown(instantOut.meta({ title: 'Dibuat' })),
  updated_at: orUnknown(instantOut.meta({ title: 'Diubah' })),
});
export type MerchantProduct = z.output<typeof merchantProduct>;

/** The merchant of a product, in lists across several merchants. */
export const seller = z.object({ id, name: z.string(), number: z.string() });

/** The merchant whose products are listed. */
export const sellerDetail = seller.extend({
  status: merchantStatus,
  type_code: orUnknown(merchantType),
  /** Categories that merchants of its type may sell. */
  category_codes: z.array(productCategory),
  stock_level: orUnknown(stockLevel),
});

/** A provider's product that a merchant could start to sell, with its price at the merchant's location. */
export const offeredProduct = z.object({
  id: needed(id),
  code: z.string(),
  category_code: productCategory,
  name: needed(z.string()),
  variant: z.string().nullable(),
  sale_unit: z.string(),
  image_url: z.string().nullable(),
  price: orUnknown(rupiah),
  price_source: priceSource,
});
export type OfferedProduct = z.output<typeof offeredProduct>;

export const stockCount = z.object({ available: z.int(), low: z.int(), empty: z.int() });

/** A merchant's active products by category, counted by stock level. */
export const merchantStock = z.object({
  merchant_id: id,
  stock_level: orUnknown(stockLevel),
  ...stockCount.shape,
  list: z.array(
    stockCount.extend({
      category_code: orUnknown(z.enum(CATEGORY_CODES)),
      products: z.array(
        merchantProduct.pick({
          id: true,
          name: true,
          sale_unit: true,
          stock: true,
          low_stock: true,
          stock_level: true,
        }),
      ),
    }),
  ),
});
