import { boolean, doublePrecision, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { CATEGORY_CODES } from '../../../contract/product';
import { alphabetical } from '../../db/alphabetical';
import { id, timestamps, version } from '../../db/columns';

/** The provider's catalogue: products that merchants of suitable types may sell. */
export const products = pgTable(
  'products',
  {
    id: id(),
    /** `BBM-PMX`. */
    code: varchar({ length: 30 }).notNull().unique('products_code_key'),
    category_code: varchar({ length: 20, enum: CATEGORY_CODES }).notNull(),
    name: varchar({ length: 100 }).notNull(),
    variant: varchar({ length: 60 }),
    /** The content of one pack: `12` and `kg`. */
    pack_size: doublePrecision(),
    pack_unit: varchar({ length: 20 }),
    /** The unit of sale: liter, tabung, botol. */
    sale_unit: varchar({ length: 20 }).notNull(),
    is_subsidized: boolean().notNull().default(false),
    is_home_delivery: boolean().notNull().default(true),
    min_order_qty: integer(),
    max_order_qty: integer(),
    image_url: text(),
    is_active: boolean().notNull().default(true),
    version: version(),
    ...timestamps(),
  },
  table => [
    index('products_category_code_idx').on(table.category_code, alphabetical(table.name), table.id),
    index('products_name_idx').on(alphabetical(table.name), table.id),
    index('products_name_trgm_idx').using('gin', table.name.op('gin_trgm_ops')),
  ],
);
