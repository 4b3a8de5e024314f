import { z } from 'zod';
import { choice } from '../core/choice';
import { id, optionalText, rupiah, text, version } from '../core/fields';
import { imageUrl } from '../file';
import { CATEGORIES } from '../product';

/** Maximum stock of a merchant's product; a larger number is considered a typing error. */
export const MAX_STOCK = 1_000_000;

/** A product's image: the crop ratio, and the minimum in pixels that looks sharp on a phone. */
export const PRODUCT_IMAGE = { ratio: 1, minWidth: 400, minHeight: 400 } as const;

export const productCategory = choice(CATEGORIES);
const optionalImage = imageUrl
  .nullish()
  .transform(value => value ?? null)
  .meta({ title: 'Gambar' });

/** Fields shared by the record and the inputs of a merchant's product. */
export const productFields = {
  category_code: productCategory.meta({ title: 'Kategori' }),
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
  stock: productFields.stock.default(0),
  low_stock: productFields.low_stock.default(5),
  is_active: productFields.is_active.default(true),
  image_url: productFields.image_url,
};

/** A provider's product that a merchant starts to sell, at the provider's price in force at its location. */
export const pertaminaInput = z.object({
  merchant_id: id.meta({ title: 'Merchant' }),
  product_id: id.meta({ title: 'Produk' }),
  ...shelf,
});

/** A merchant's own goods, at its own price. */
export const ownGoodsInput = z.object({
  merchant_id: id.meta({ title: 'Merchant' }),
  name: productFields.name,
  category_code: productFields.category_code.default('non-pertamina'),
  description: productFields.description,
  price: productFields.price,
  sale_unit: productFields.sale_unit,
  ...shelf,
});

/**
 * A change to a product; omitted fields are left unchanged. The stock is either set (`stock`) or changed by a difference
 * (`stock_change`). A difference is added to the current stock, so on its own it needs no `version`; every other change does.
 */
const pertaminaChange = z.object({
  version: version.optional(),
  stock: productFields.stock.optional(),
  stock_change: z.int().min(-MAX_STOCK).max(MAX_STOCK).optional().meta({ title: 'Perubahan stok' }),
  low_stock: productFields.low_stock.optional(),
  is_active: productFields.is_active.optional(),
  image_url: imageUrl.nullable().optional().meta({ title: 'Gambar' }),
});
/** Left unchanged if omitted, removed if empty. */
const clearableDescription = z
  .preprocess(value => (value === '' ? null : value), text(300).nullable().optional())
  .meta({ title: 'Keterangan' });

const ownGoodsChange = pertaminaChange.extend({
  name: productFields.name.optional(),
  description: clearableDescription,
  price: productFields.price.optional(),
  sale_unit: productFields.sale_unit.optional(),
});

const refineChange = (
  change: z.output<typeof pertaminaChange>,
  context: z.core.$RefinementCtx<z.output<typeof pertaminaChange>>,
) => {
  const { version: given, stock_change, ...rest } = change;
  if (rest.stock !== undefined && stock_change !== undefined)
    context.addIssue({ code: 'custom', path: ['stock_change'], input: stock_change, params: { rule: 'value' } });
  const onlyStock = stock_change !== undefined && Object.values(rest).every(value => value === undefined);
  if (given === undefined && !onlyStock)
    context.addIssue({ code: 'custom', path: ['version'], input: given, params: { rule: 'required' } });
};

export const pertaminaUpdate = pertaminaChange.superRefine(refineChange);
export const ownGoodsUpdate = ownGoodsChange.superRefine(refineChange);

export const categoryUpdate = z.object({ category_code: productFields.category_code, version });
