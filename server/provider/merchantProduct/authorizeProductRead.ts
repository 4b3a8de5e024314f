import { eq } from 'drizzle-orm';
import { isUuid } from '../../../contract/core/isUuid';
import type { Actor } from '../../core/Actor';
import { notFound } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { findSeller } from '../merchant/findSeller';
import { merchant_products } from './table';

/**
 * Requires the product's merchant to be within the actor's regions. The region of a deleted product is unknown, so only actors bound
 * to no region may read about it.
 *
 * @throws HttpError 404
 */
export async function authorizeProductRead(db: Db, id: string, actor: Actor): Promise<void> {
  if (actor.regions === null) return;
  const [found] = isUuid(id)
    ? await db
        .select({ merchant_id: merchant_products.merchant_id })
        .from(merchant_products)
        .where(eq(merchant_products.id, id))
    : [];
  if (!found) throw notFound();
  await findSeller(db, found.merchant_id, actor);
}
