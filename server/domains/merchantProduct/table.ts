import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { CATEGORY_CODES } from '../../../contract/product';
import { alphabetical } from '../../db/alphabetical';
import { id, timestamps, version } from '../../db/columns';
import { updatedBy } from '../identity/account/table';
import { merchants } from '../merchant/table';
import { products } from '../product/table';

/** What merchants sell: the provider's products, or their own goods at their own price. */
export const merchant_products = pgTable(
  'merchant_products',
  {
    id: id(),
    merchant_id: uuid()
      .notNull()
      .references(() => merchants.id, { onDelete: 'cascade' }),
    /** Null: the merchant's own goods. */
    product_id: uuid().references(() => products.id, { onDelete: 'restrict' }),
    /** Copied from the provider's product, if there is one. */
    category_code: varchar({ length: 20, enum: CATEGORY_CODES }).notNull(),
    name: varchar({ length: 100 }).notNull(),
    description: varchar({ length: 300 }),
    image_url: text(),
    sale_unit: varchar({ length: 20 }).notNull(),
    /** Whole rupiah; null: the provider's price in force at the merchant's place. */
    price: bigint({ mode: 'number' }),
    stock: integer().notNull().default(0),
    /** The stock counts as low up to this quantity. */
    low_stock: integer().notNull().default(5),
    is_active: boolean().notNull().default(true),
    version: version(),
    ...timestamps(),
    updated_by: updatedBy(),
  },
  table => [
    index('merchant_products_merchant_id_idx').on(table.merchant_id, alphabetical(table.name), table.id),
    index('merchant_products_category_code_idx').on(table.category_code, alphabetical(table.name), table.id),
    index('merchant_products_product_id_idx').on(table.product_id),
    index('merchant_products_name_idx').on(alphabetical(table.name), table.id),
    index('merchant_products_name_trgm_idx').using('gin', table.name.op('gin_trgm_ops')),
    uniqueIndex('merchant_products_product_key')
      .on(table.merchant_id, table.product_id)
      .where(sql`${table.product_id} is not null`),
    check('merchant_products_stock_check', sql`${table.stock} >= 0`),
    check('merchant_products_price_check', sql`(${table.product_id} is null) = (${table.price} is not null)`),
  ],
);
