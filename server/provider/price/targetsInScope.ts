import { sql } from 'drizzle-orm';
import type { PriceChange } from '../../../contract/price/priceChange';
import type { PricedCategory } from '../../../contract/price/priceRights';
import type { Db } from '../../db/types';
import type { PriceTarget } from './PriceTarget';
import { texts } from './priceParts';

type Row = Pick<PriceTarget, 'product_id' | 'province_code' | 'regency_code'> & Record<string, unknown>;

const EMPTY = { product: [], region: [], province: [], regency: [] };

/**
 * Returns the targets of a scope. If the scope names no areas, these are all areas with prices of their own by then; otherwise the chosen
 * areas, with own or inherited prices, and those regencies of chosen provinces that have prices of their own.
 */
export async function targetsInScope(
  db: Db,
  category: PricedCategory,
  scope: PriceChange['scope'] = EMPTY,
  at: string,
): Promise<PriceTarget[]> {
  const { product, region, province, regency } = scope;
  const products = sql`x.category_code = ${category} and x.is_active
    ${product.length > 0 ? sql`and x.id = any(${sql.param(product)}::uuid[])` : sql``}`;
  const own = sql`from prices o join products x on x.id = o.product_id and ${products}`;
  const anywhere = region.length + province.length + regency.length === 0;
  const { rows } = await db.execute<Row>(
    anywhere
      ? sql`select distinct o.product_id, o.province_code, o.regency_code ${own} where o.valid_from <= ${at}::timestamptz`
      : sql`
        with chosen as (
          select code as province_code, null::text as regency_code from provinces
          where code = any(${texts(province)}) or region_code = any(${texts(region)})
          union select province_code, code from regencies where code = any(${texts(regency)}))
        select x.id as product_id, c.province_code, c.regency_code from products x cross join chosen c where ${products}
        union
        select o.product_id, o.province_code, o.regency_code ${own}
        join chosen c on c.regency_code is null and c.province_code = o.province_code
        where o.regency_code is not null and o.valid_from <= ${at}::timestamptz`,
  );
  return rows.map(row => ({ ...row, amount: null }));
}
