import { sql } from 'drizzle-orm';
import type { PricedProduct } from '../../../contract/price/priceGrid';
import type { PricedCategory } from '../../../contract/price/priceRights';
import type { Db } from '../../db/types';
import { productName } from '../product/productName';

type Raw = PricedProduct & { pack_size: number | null; pack_unit: string | null } & Record<string, unknown>;

/** Returns the active products of a category, subsidised ones first; limited to `only` unless that is empty. */
export async function pricedProducts(
  db: Db,
  category: PricedCategory,
  only: readonly string[] = [],
): Promise<PricedProduct[]> {
  const chosen = only.length > 0 ? sql`and x.id = any(${sql.param([...only])}::uuid[])` : sql``;
  const { rows } = await db.execute<Raw>(sql`
    select x.id, x.code, x.name, x.variant, x.category_code, x.sale_unit, x.pack_size, x.pack_unit from products x
    where x.category_code = ${category} and x.is_active ${chosen}
    order by x.is_subsidized desc, x.name collate "und-x-icu", x.pack_size, x.id`);
  return rows.map(({ pack_size, pack_unit, ...row }) => ({
    ...row,
    name: productName({ ...row, pack_size, pack_unit }),
  }));
}
