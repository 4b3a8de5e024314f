import { sql } from 'drizzle-orm';
import type { CategoryCode } from '../../../../contract/product';
import { bulkInsert } from '../../../db/bulkInsert';
import type { Tx } from '../../../db/types';
import { readCsv } from '../../../seed/readCsv';
import { stableId } from '../../../store/stableId';
import { products } from '../table';

/**
 * The provider's catalogue. No endpoint adds products, so an installation without it could not price or sell anything. Names, pack
 * sizes and order limits are as published in November 2026; limits that were not published are assumed.
 */
const catalogue = () =>
  readCsv<Record<(typeof COLUMNS)[number], string>>(new URL('./products.csv', import.meta.url)).map(row => ({
    id: stableId('product', row.code),
    code: row.code,
    category_code: row.category_code as CategoryCode,
    name: row.name,
    variant: row.variant || null,
    pack_size: Number(row.pack_size),
    pack_unit: row.pack_unit,
    sale_unit: row.sale_unit,
    is_subsidized: row.is_subsidized === 'true',
    is_home_delivery: row.is_home_delivery === 'true',
    min_order_qty: row.min_order_qty ? Number(row.min_order_qty) : null,
    max_order_qty: row.max_order_qty ? Number(row.max_order_qty) : null,
  }));

const COLUMNS = [
  'code',
  'category_code',
  'name',
  'variant',
  'pack_size',
  'pack_unit',
  'sale_unit',
  'is_subsidized',
  'is_home_delivery',
  'min_order_qty',
  'max_order_qty',
] as const;

/** Changes with the catalogue, upon which it is reloaded. */
export const productsVersion = () => stableId('products', JSON.stringify(catalogue()));

/** Adds new products and updates existing ones from the catalogue; pictures and active flags are left unchanged. */
export const loadProducts = (tx: Tx): Promise<void> =>
  bulkInsert(
    tx,
    products,
    catalogue(),
    sql`on conflict (code) do update set category_code = excluded.category_code, name = excluded.name, variant = excluded.variant,
      pack_size = excluded.pack_size, pack_unit = excluded.pack_unit, sale_unit = excluded.sale_unit,
      is_subsidized = excluded.is_subsidized, is_home_delivery = excluded.is_home_delivery,
      min_order_qty = excluded.min_order_qty, max_order_qty = excluded.max_order_qty`,
  );
