import { type SQL, sql } from 'drizzle-orm';
import { isUuid } from '../../../contract/core/isUuid';
import type { MerchantTypeCode } from '../../../contract/merchant/merchant';
import { priceErrors } from '../../../contract/price/priceErrors';
import { notFound } from '../../core/HttpError';
import type { Db } from '../../db/types';
import type { PricedPlace } from './findPlace';
import { type PriceInForce, priceInForce } from './priceInForce';

interface Seller extends PricedPlace {
  /** The merchant's type; without it, the area's own price is returned. */
  type_code?: MerchantTypeCode;
}

const codeOrNull = (value: string | null): SQL => (value === null ? sql`null::text` : sql`${value}::text`);

/**
 * Returns the price of one of the provider's products at a place, or for a merchant there, as of an instant (ISO 8601); null if there is
 * none.
 *
 * @throws HttpError 404 if there is no such product
 */
export async function productPrice(db: Db, product: string, seller: Seller, at: string): Promise<PriceInForce | null> {
  if (!isUuid(product)) throw notFound(priceErrors.productNotFound());
  const price = priceInForce({
    product: sql.raw('x.id'),
    province: codeOrNull(seller.province_code),
    regency: codeOrNull(seller.regency_code),
    kind: codeOrNull(seller.type_code ?? null),
    at: sql`${at}::timestamptz`,
  });
  const { rows } = await db.execute<{ price: PriceInForce | null }>(
    sql`select ${price} as price from products x where x.id = ${product}`,
  );
  if (!rows[0]) throw notFound(priceErrors.productNotFound());
  return rows[0].price;
}
