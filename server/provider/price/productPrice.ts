import { type SQL, sql } from 'drizzle-orm';
import type { MerchantTypeCode } from '../../../contract/merchant/merchant';
import { notFound } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { isUuid } from '../../store/isUuid';
import type { PricedPlace } from './findPlace';
import { type PriceInForce, priceInForce } from './priceInForce';

interface Seller extends PricedPlace {
  /** Kind of the merchant that sells it; without one it is the area's price. */
  type_code?: MerchantTypeCode;
}

/** A code as the statement takes it; a place that is not known so finely has none. */
const code = (value: string | null): SQL => (value === null ? sql`null::text` : sql`${value}::text`);

/**
 * What a product of the provider costs at a place, or of a merchant there, as of an instant (ISO 8601); null where it has no price there.
 *
 * @throws HttpError 404 where there is no such product
 */
export async function productPrice(db: Db, product: string, seller: Seller, at: string): Promise<PriceInForce | null> {
  if (!isUuid(product)) throw notFound('Produk ini tidak ditemukan.');
  const price = priceInForce({
    product: sql.raw('x.id'),
    province: code(seller.province_code),
    regency: code(seller.regency_code),
    kind: code(seller.type_code ?? null),
    at: sql`${at}::timestamptz`,
  });
  const { rows } = await db.execute<{ price: PriceInForce | null }>(
    sql`select ${price} as price from products x where x.id = ${product}`,
  );
  if (!rows[0]) throw notFound('Produk ini tidak ditemukan.');
  return rows[0].price;
}
