import { sql } from 'drizzle-orm';
import type { OfferedProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import type { Db } from '../../db/types';
import type { Seller } from '../merchant/findSeller';
import { type PriceInForce, priceInForce } from '../price/priceInForce';
import { productName } from '../product/productName';

type Row = Omit<OfferedProduct, 'price' | 'price_source'> & {
  in_force: PriceInForce;
  pack_size: number | null;
  pack_unit: string | null;
};

/** Returns the provider's products that a merchant may sell, does not sell yet, and that have a price at its place. */
export async function findOffer(
  db: Db,
  { id, type_code, province_code, regency_code, category_codes }: Seller,
): Promise<OfferedProduct[]> {
  const price = priceInForce({
    product: sql.raw('x.id'),
    province: sql`${province_code}::text`,
    regency: sql`${regency_code}::text`,
    kind: sql`${type_code}::text`,
    at: sql.raw('now()'),
  });
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select * from (
      select x.id, x.code, x.category_code, x.name, x.variant, x.pack_size, x.pack_unit, x.sale_unit, x.image_url, ${price} as in_force
      from products x
      where x.is_active and x.category_code = any(${sql.param([...category_codes])}::text[])
        and not exists (select 1 from merchant_products mp where mp.merchant_id = ${id} and mp.product_id = x.id)
      order by x.name collate "und-x-icu", x.id
    ) as offered where in_force is not null`);
  return rows.map(({ in_force: { amount, ...price_source }, ...row }) => ({
    ...row,
    name: productName(row),
    price: amount,
    price_source,
  }));
}
