import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/types';
import { productName } from '../product/productName';
import { products } from '../product/table';

/** Returns the active products of the catalogue, by category and name. */
export async function promotedProducts(db: Db) {
  const { id, name, category_code, pack_size, pack_unit } = products;
  const rows = await db
    .select({ id, name, category_code, pack_size, pack_unit })
    .from(products)
    .where(eq(products.is_active, true))
    .orderBy(asc(category_code), asc(name), asc(id));
  return rows.map(row => ({ id: row.id, name: productName(row), category_code: row.category_code }));
}
