import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../core/Actor';
import { HttpError, notFound } from '../../core/HttpError';
import { reaches } from '../../core/regionScope';
import type { Db, Tx } from '../../db/types';
import { isUuid } from '../../store/isUuid';
import { merchant_types, merchants } from '../merchant/table';
import { merchant_products } from './table';

const columns = {
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
};

const shopById = (db: Db, id: string) =>
  db
    .select(columns)
    .from(merchants)
    .innerJoin(merchant_types, eq(merchant_types.code, merchants.type_code))
    .where(eq(merchants.id, id));

export type Shop = Awaited<ReturnType<typeof shopById>>[number];

/** A merchant whose products someone reads. @throws HttpError 404 where there is none, or in another region than the person's */
export async function readShop(db: Db, id: string, actor: Actor): Promise<Shop> {
  const [shop] = isUuid(id) ? await shopById(db, id) : [];
  if (!shop || !reaches(actor, shop.region_code)) throw notFound('Merchant ini tidak ditemukan.');
  return shop;
}

/**
 * Whether someone may read of a product at all. One that is gone cannot tell any more in which region it was: then only who sees
 * the whole country may.
 *
 * @throws HttpError 404
 */
export async function requireReachableProduct(db: Db, id: string, actor: Actor): Promise<void> {
  if (actor.regions === null) return;
  const [found] = isUuid(id)
    ? await db
        .select({ merchant_id: merchant_products.merchant_id })
        .from(merchant_products)
        .where(eq(merchant_products.id, id))
    : [];
  if (!found) throw notFound();
  await readShop(db, found.merchant_id, actor);
}

/**
 * A merchant whose products someone changes, locked until the transaction ends: whoever writes products of a merchant takes its
 * row first and theirs after it, so that two never wait for each other, and what the shop's shelves amount to is right.
 *
 * @throws HttpError 404 as `readShop`, 409 where the merchant is closed for good
 */
export async function lockShop(tx: Tx, id: string, actor: Actor): Promise<Shop> {
  const [shop] = isUuid(id) ? await shopById(tx, id).for('no key update', { of: merchants }) : [];
  if (!shop || !reaches(actor, shop.region_code)) throw notFound('Merchant ini tidak ditemukan.');
  if (shop.status === 'closed')
    throw new HttpError(409, 'Merchant ini sudah ditutup, jadi produknya tidak dapat diubah.');
  return shop;
}

/** A product that someone changes, and its merchant, both locked until the transaction ends. @throws HttpError 404, 409 as `lockShop` */
export async function lockProduct(tx: Tx, id: string, actor: Actor) {
  const mine = isUuid(id) ? eq(merchant_products.id, id) : sql`false`;
  const [found] = await tx.select({ merchant_id: merchant_products.merchant_id }).from(merchant_products).where(mine);
  if (!found) throw notFound();
  const shop = await lockShop(tx, found.merchant_id, actor);
  const [row] = await tx.select().from(merchant_products).where(mine).for('update');
  if (!row) throw notFound();
  return { shop, row };
}
