import { sql } from 'drizzle-orm';
import type { DeskProduct } from '../../../contract/desk/deskMerchant';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { findSeller } from '../merchant/findSeller';
import { goodsOnSale } from '../merchantProduct/goodsOnSale';

/** Returns the products that a merchant delivers, by name. @throws HttpError 404 for a merchant outside the actor's regions */
export async function deskProducts(db: Db, merchantId: string, actor: Actor): Promise<DeskProduct[]> {
  const seller = await findSeller(db, merchantId, actor);
  return goodsOnSale(db, sql`mp.merchant_id = ${seller.id}`);
}
