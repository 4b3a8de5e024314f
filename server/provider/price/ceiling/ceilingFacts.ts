import { eq } from 'drizzle-orm';
import { type RegionCode, WHOLE_COUNTRY } from '../../../../contract/area/region';
import { ruleError } from '../../../../contract/core/rules';
import type { PriceCeilingInput } from '../../../../contract/price/priceCeiling';
import { invalidInput } from '../../../core/HttpError';
import type { Db } from '../../../db/types';
import { provinces } from '../../area/table';
import { productName } from '../../product/productName';
import { products } from '../../product/table';

/**
 * Returns what a ceiling stores of its product and area, for search and sorting.
 *
 * @throws HttpError 422 naming the field of an unknown product or province
 */
export async function ceilingFacts(db: Db, { product_id, province_code }: PriceCeilingInput) {
  const [product] = await db.select().from(products).where(eq(products.id, product_id));
  if (!product) throw invalidInput({ product_id: ruleError({ rule: 'one_of' }, 'Produk') });
  const named = { product_name: productName(product), category_code: product.category_code };
  if (province_code === null) return { ...named, area_name: WHOLE_COUNTRY, region_code: null };
  const [province] = await db.select().from(provinces).where(eq(provinces.code, province_code));
  if (!province) throw invalidInput({ province_code: ruleError({ rule: 'one_of' }, 'Provinsi') });
  return { ...named, area_name: province.name, region_code: province.region_code as RegionCode };
}
