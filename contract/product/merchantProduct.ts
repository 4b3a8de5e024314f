import { z } from 'zod';
import { listOf } from '../core/answer';
import { choice } from '../core/choice';
import { endpoint } from '../core/endpoint';
import { id, instant, instantOut, optionalText, rupiah, text, version } from '../core/fields';
import { flag, listQuery, repeated } from '../core/query';
import { imageUrl } from '../file';
import { recordHistory } from '../history';
import { merchantStatus, merchantType, stockLevel } from '../merchant/merchant';
import { PRICE_LEVELS } from './priceInForce';
import { CATEGORIES, CATEGORY_CODES } from './product';

/** Of one product in one shop; more is a slip of the finger. */
export const MAX_STOCK = 1_000_000;

/** Pixels of a product's picture: the ratio it is cropped to and the least that is sharp on a phone. */
export const PRODUCT_IMAGE = { ratio: 1, minWidth: 400, minHeight: 400 } as const;

const category = choice(CATEGORIES);
const area = (length: number) => repeated(z.string().max(length));
const optionalImage = imageUrl
  .nullish()
  .transform(value => value ?? null)
  .meta({ title: 'Gambar' });

const fields = {
  category_code: category.meta({ title: 'Kategori' }),
  name: text(100).meta({ title: 'Nama produk' }),
  description: optionalText(300).meta({ title: 'Keterangan' }),
  image_url: optionalImage,
  sale_unit: text(20).meta({ title: 'Satuan' }),
  price: rupiah.min(1).meta({ title: 'Harga' }),
  stock: z.int().min(0).max(MAX_STOCK).meta({ title: 'Stok' }),
  low_stock: z.int().min(0).max(MAX_STOCK).meta({ title: 'Batas stok menipis' }),
  is_active: z.boolean().meta({ title: 'Dijual' }),
};
const shelf = {
  stock: fields.stock.default(0),
  low_stock: fields.low_stock.default(5),
  is_active: fields.is_active.default(true),
  image_url: fields.image_url,
};

/** A product of the provider that a merchant begins to sell. Its price is the provider's in force at the place. */
export const pertaminaInput = z.object({
  merchant_id: id.meta({ title: 'Merchant' }),
  product_id: id.meta({ title: 'Produk' }),
  ...shelf,
});

/** Goods of a merchant's own, at its own price. */
export const ownGoodsInput = z.object({
  merchant_id: id.meta({ title: 'Merchant' }),
  name: fields.name,
  category_code: fields.category_code.default('non-pertamina'),
  description: fields.description,
  price: fields.price,
  sale_unit: fields.sale_unit,
  ...shelf,
});

/**
 * Fields that are left out stay as they are. What is on the shelf is either counted (`stock`) or goes up or down (`stock_change`): a
 * change is added to whatever the stock is by then, so it alone needs no `version`; all else is judged by the version that was read.
 */
const pertaminaChange = z.object({
  version: version.optional(),
  stock: fields.stock.optional(),
  stock_change: z.int().min(-MAX_STOCK).max(MAX_STOCK).optional().meta({ title: 'Perubahan stok' }),
  low_stock: fields.low_stock.optional(),
  is_active: fields.is_active.optional(),
  image_url: imageUrl.nullable().optional().meta({ title: 'Gambar' }),
});
const ownGoodsChange = pertaminaChange.extend({
  name: fields.name.optional(),
  description: anyDescription(),
  price: fields.price.optional(),
  sale_unit: fields.sale_unit.optional(),
});

/** Left out it stays; emptied it goes. */
function anyDescription() {
  return z
    .preprocess(value => (value === '' ? null : value), text(300).nullable().optional())
    .meta({ title: 'Keterangan' });
}

const stockOnceAndByVersion = (
  value: z.output<typeof pertaminaChange>,
  context: z.core.$RefinementCtx<z.output<typeof pertaminaChange>>,
) => {
  const { version: read, stock_change, ...rest } = value;
  if (rest.stock !== undefined && stock_change !== undefined)
    context.addIssue({ code: 'custom', path: ['stock_change'], input: stock_change, params: { rule: 'value' } });
  const onlyStock = stock_change !== undefined && Object.values(rest).every(given => given === undefined);
  if (read === undefined && !onlyStock)
    context.addIssue({ code: 'custom', path: ['version'], input: read, params: { rule: 'required' } });
};

export const pertaminaUpdate = pertaminaChange.superRefine(stockOnceAndByVersion);
export const ownGoodsUpdate = ownGoodsChange.superRefine(stockOnceAndByVersion);

const categoryUpdate = z.object({ category_code: fields.category_code, version });

/** Where a price comes from: the merchant itself for its own goods, else the area that it was set for. */
export const priceSource = z.object({
  level: z.enum(['merchant', ...PRICE_LEVELS]),
  /** The area's name; null for the whole country and for a merchant's own price. */
  area: z.string().nullable(),
  /** Since when; null for a merchant's own price. */
  valid_from: instantOut.nullable(),
  /** What of the price is due to the kind of merchant, in rupiah, below 0 cheaper; null where it is the area's own. */
  kind_offset: z.object({ type_code: merchantType, amount: z.int() }).nullable(),
});
export type PriceSource = z.output<typeof priceSource>;

/** A product that a merchant sells. */
export const merchantProduct = z.object({
  id,
  merchant_id: id.meta({ title: 'Merchant' }),
  /** Null: goods of the merchant's own. */
  product_id: id.nullable(),
  category_code: fields.category_code,
  name: fields.name,
  /** `Isi ulang`, `RON 92`: of the provider's products. */
  variant: z.string().nullable(),
  description: z.string().nullable().meta({ title: 'Keterangan' }),
  /** The merchant's own picture, else the provider's. */
  image_url: z.string().nullable().meta({ title: 'Gambar' }),
  sale_unit: fields.sale_unit,
  /** What it costs there now; null where the provider has set no price for the place. */
  price: rupiah.nullable().meta({ title: 'Harga' }),
  price_source: priceSource.nullable(),
  stock: fields.stock,
  low_stock: fields.low_stock,
  stock_level: stockLevel.meta({ title: 'Keadaan stok' }),
  is_active: fields.is_active,
  version,
  created_at: instantOut.meta({ title: 'Dibuat' }),
  updated_at: instantOut.meta({ title: 'Diubah' }),
});
export type MerchantProduct = z.output<typeof merchantProduct>;

/** Whose products they are, where they are read across merchants. */
const seller = z.object({ id, name: z.string(), number: z.string() });

/** The merchant that a list is of: what it may sell, and how its shelves stand. */
const shop = seller.extend({
  status: merchantStatus,
  type_code: merchantType,
  /** Categories that its kind may sell. */
  category_codes: z.array(category),
  stock_level: stockLevel,
});

const sorts = ['name'] as const;

/** A product of the provider, priced at a place. */
const offered = z.object({
  id,
  code: z.string(),
  category_code: category,
  name: z.string(),
  variant: z.string().nullable(),
  sale_unit: z.string(),
  image_url: z.string().nullable(),
  price: rupiah,
  price_source: priceSource,
});
export type OfferedProduct = z.output<typeof offered>;

const stockCount = z.object({ available: z.int(), low: z.int(), empty: z.int() });

/**
 * Products of merchants. In the paths `{id}` is the merchant where products are read or listed, the merchant's product where one is
 * changed (also its category), and the provider's product where its price is asked. Records of other regions than one's own are not
 * there (404).
 */
export const merchantProductApi = {
  categories: endpoint('GET /api/product/category', {
    access: 'can_read_list_merchant',
    summary: 'The categories of products, and who sets the prices in each',
    answer: z.object({
      list: z.array(z.object({ id: category, name: z.string(), price_set_by: z.enum(['provider', 'merchant']) })),
    }),
  }),
  list: endpoint('GET /api/product/merchant', {
    access: 'can_read_list_merchant',
    summary: 'What merchants sell, over all merchants, page by page',
    query: listQuery(sorts).extend({
      region: area(60),
      province: area(2),
      regency: area(5),
      district: area(8),
      village: area(13),
      category: repeated(category),
    }),
    answer: listOf(merchantProduct.extend({ merchant: seller })),
  }),
  ofMerchant: endpoint('GET /api/product/merchant/{id}', {
    access: 'can_read_list_merchant',
    summary: 'What a merchant sells, with stock and the price in force at its place',
    query: listQuery(sorts).extend({ category: repeated(category), is_active: flag.optional() }),
    answer: listOf(merchantProduct).extend({ merchant: shop }),
  }),
  active: endpoint('GET /api/product/merchant/{id}/active', {
    access: 'can_read_list_merchant',
    summary: 'What customers can order of a merchant now: sold, in stock, with a price',
    answer: z.object({ list: z.array(merchantProduct), total: z.int() }),
  }),
  changeCategory: endpoint('PUT /api/product/merchant/category/{id}', {
    access: 'can_update_list_merchant',
    summary:
      'Move own goods of a merchant to another category that its kind may sell; 409 for products of the provider',
    body: categoryUpdate,
    answer: merchantProduct,
    done: 'Kategori produk diubah.',
  }),
  addPertamina: endpoint('POST /api/product/merchant/pertamina', {
    access: ['can_create_list_merchant', 'can_update_list_merchant'],
    summary: 'A merchant begins to sell a product of the provider',
    body: pertaminaInput,
    answer: merchantProduct,
    status: 201,
    done: 'Produk ditambahkan.',
  }),
  addOwnGoods: endpoint('POST /api/product/merchant/non-pertamina', {
    access: ['can_create_list_merchant', 'can_update_list_merchant'],
    summary: 'A merchant begins to sell goods of its own',
    body: ownGoodsInput,
    answer: merchantProduct,
    status: 201,
    done: 'Produk ditambahkan.',
  }),
  updatePertamina: endpoint('PUT /api/product/merchant/pertamina/{id}', {
    access: 'can_update_list_merchant',
    summary:
      'Change stock, picture or sale of a product of the provider; a stale version gets 409, stock below zero 422',
    body: pertaminaUpdate,
    answer: merchantProduct,
    done: 'Produk disimpan.',
  }),
  updateOwnGoods: endpoint('PUT /api/product/merchant/non-pertamina/{id}', {
    access: 'can_update_list_merchant',
    summary: 'Change own goods of a merchant; a stale version gets 409, stock below zero 422',
    body: ownGoodsUpdate,
    answer: merchantProduct,
    done: 'Produk disimpan.',
  }),
  remove: endpoint('DELETE /api/console/merchant-product/{id}', {
    access: 'can_update_list_merchant',
    summary: 'Take a product off what a merchant sells',
    done: 'Produk dihapus.',
  }),
  offer: endpoint('GET /api/console/merchant-product/offer/{id}', {
    access: 'can_read_list_merchant',
    summary: 'Products of the provider that a merchant may sell, has a price for, and does not sell yet',
    answer: z.object({ list: z.array(offered) }),
  }),
  price: endpoint('GET /api/product/pertamina/{id}/price', {
    access: 'can_read_list_merchant',
    summary: 'What a product of the provider costs at a place, now or as of a time; null where it has no price there',
    query: z.object({
      merchant_id: id.optional().meta({ title: 'Merchant' }),
      province: z.string().max(2).optional().meta({ title: 'Provinsi' }),
      regency: z.string().max(5).optional().meta({ title: 'Kabupaten/kota' }),
      at: instant.optional().meta({ title: 'Waktu' }),
    }),
    answer: z.object({
      product_id: id,
      at: instantOut,
      price: rupiah.nullable(),
      price_source: priceSource.nullable(),
    }),
  }),
  stock: endpoint('GET /v1/cms/merchant/stock/{id}', {
    access: 'can_read_list_merchant',
    summary: 'How the shelves of a merchant stand, category by category; products that are sold',
    answer: z.object({
      merchant_id: id,
      stock_level: stockLevel,
      ...stockCount.shape,
      list: z.array(
        stockCount.extend({
          category_code: z.enum(CATEGORY_CODES),
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
    }),
  }),
};

export const merchantProductHistory = recordHistory('merchant_product', merchantProductApi.ofMerchant);
