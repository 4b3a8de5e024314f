import { eq } from 'drizzle-orm';
import { isUuid } from '../../../contract/core/isUuid';
import type { Actor } from '../../core/Actor';
import { notFound } from '../../core/HttpError';
import { reaches } from '../../core/regionScope';
import type { Db, Tx } from '../../db/types';
import { lockRow } from '../../store/lockRow';
import { lockSeller } from '../merchant/findSeller';
import { merchants } from '../merchant/table';
import { merchant_products } from './table';

/** Returns a product and its merchant, both locked until the transaction ends. @throws HttpError 404, 409 as in `lockSeller` */
export async function lockProduct(tx: Tx, id: string, actor: Actor) {
  const seller = await lockSeller(tx, await sellerIdOf(tx, id, actor), actor);
  return { seller, row: await lockRow(tx, merchant_products, id) };
}

/**
 * Requires the product's merchant to be within the actor's regions. The region of a deleted product is unknown, so only actors bound
 * to no region may read about it.
 *
 * @throws HttpError 404
 */
export async function authorizeProductRead(db: Db, id: string, actor: Actor): Promise<void> {
  if (actor.regions !== null) await sellerIdOf(db, id, actor);
}

/** @throws HttpError 404, the same for a product that does not exist and for one of another region's merchant */
async function sellerIdOf(db: Db | Tx, id: string, actor: Actor): Promise<string> {
  const [found] = isUuid(id)
    ? await db
        .select({ merchant_id: merchant_products.merchant_id, region_code: merchants.region_code })
        .from(merchant_products)
        .innerJoin(merchants, eq(merchants.id, merchant_products.merchant_id))
        .where(eq(merchant_products.id, id))
    : [];
  if (!found || !reaches(actor, found.region_code)) throw notFound();
  return found.merchant_id;
}
