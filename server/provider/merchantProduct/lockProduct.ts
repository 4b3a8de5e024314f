import { eq, sql } from 'drizzle-orm';
import { isUuid } from '../../../contract/core/isUuid';
import type { Actor } from '../../core/Actor';
import { notFound } from '../../core/HttpError';
import type { Tx } from '../../db/types';
import { lockRow } from '../../store/lockRow';
import { lockSeller } from '../merchant/findSeller';
import { merchant_products } from './table';

/** Returns a product and its merchant, both locked until the transaction ends. @throws HttpError 404, 409 as in `lockSeller` */
export async function lockProduct(tx: Tx, id: string, actor: Actor) {
  const byId = isUuid(id) ? eq(merchant_products.id, id) : sql`false`;
  const [found] = await tx.select({ merchant_id: merchant_products.merchant_id }).from(merchant_products).where(byId);
  if (!found) throw notFound();
  const seller = await lockSeller(tx, found.merchant_id, actor);
  return { seller, row: await lockRow(tx, merchant_products, id) };
}
