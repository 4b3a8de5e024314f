import { eq } from 'drizzle-orm';
import { isUuid } from '../../../contract/core/isUuid';
import { merchantErrors } from '../../../contract/merchant/merchantErrors';
import type { Actor } from '../../core/Actor';
import { HttpError, notFound } from '../../core/HttpError';
import { reaches } from '../../core/regionScope';
import type { Db, Tx } from '../../db/types';
import { merchant_types, merchants } from './table';

const sellerById = (db: Db, id: string) =>
  db
    .select({
      id: merchants.id,
      name: merchants.name,
      number: merchants.number,
      status: merchants.status,
      type_code: merchants.type_code,
      region_code: merchants.region_code,
      province_code: merchants.province_code,
      regency_code: merchants.regency_code,
      stock_level: merchants.stock_level,
      category_codes: merchant_types.category_codes,
    })
    .from(merchants)
    .innerJoin(merchant_types, eq(merchant_types.code, merchants.type_code))
    .where(eq(merchants.id, id));

/** A merchant in the form that other domains need: where it is, and what it may sell. */
export type Seller = Awaited<ReturnType<typeof sellerById>>[number];

/** @throws HttpError 404 if there is no such merchant, or it is outside the actor's regions */
export async function findSeller(db: Db, id: string, actor: Actor): Promise<Seller> {
  const [seller] = isUuid(id) ? await sellerById(db, id) : [];
  if (!seller || !reaches(actor, seller.region_code)) throw notFound(merchantErrors.notFound());
  return seller;
}

/**
 * Returns the merchant, locked until the transaction ends. Writers of a merchant's products lock the merchant before the products,
 * which rules out deadlocks and keeps its stock level consistent with its products.
 *
 * @throws HttpError 404 as in `findSeller`, 409 if the merchant is permanently closed
 */
export async function lockSeller(tx: Tx, id: string, actor: Actor): Promise<Seller> {
  const [seller] = isUuid(id) ? await sellerById(tx, id).for('no key update', { of: merchants }) : [];
  if (!seller || !reaches(actor, seller.region_code)) throw notFound(merchantErrors.notFound());
  if (seller.status === 'closed') throw new HttpError(409, merchantErrors.closed());
  return seller;
}
