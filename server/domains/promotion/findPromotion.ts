import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { REGIONS } from '../../../contract/area/region';
import { isUuid } from '../../../contract/core/isUuid';
import type { PromotionDetail } from '../../../contract/promotion/promotionRecord';
import type { Actor } from '../../core/Actor';
import { notFound } from '../../core/HttpError';
import { type Bound, boundTo, reaches } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { provinces, regencies } from '../area/table';
import { merchants } from '../merchant/table';
import { products } from '../product/table';
import { authorsOf } from './notifyOfPromotion';
import { promotionColumns } from './promotionColumns';
import { authorizeRead } from './promotionReach';
import { promotion_uses, promotions, vouchers } from './table';

/**
 * Returns a promotion with its figures in the reader's regions, and the names of its areas, products and merchants. Of a merchant elsewhere
 * only the region is named; the ids stay, since without them the promotion would seem to run in all merchants.
 *
 * @throws HttpError 404 if there is none, or it runs only outside the reader's regions
 */
export async function findPromotion(db: Db, id: string, actor: Actor): Promise<PromotionDetail> {
  const [found] = isUuid(id)
    ? await db
        .select({
          row: promotionColumns,
          created_by: promotions.created_by,
          submitted_by: promotions.submitted_by,
          decided_by_name: sql<
            string | null
          >`(select u.name from users u where u.id = ${sql.raw('promotions.decided_by')})`,
          decided_at: promotions.decided_at,
          decision_note: promotions.decision_note,
        })
        .from(promotions)
        .where(eq(promotions.id, id))
    : [];
  if (!found) throw notFound();
  authorizeRead(actor, found.row);
  const { row, decided_by_name, decided_at, decision_note } = found;
  // in sequence: a transaction has one connection
  const figures = await figuresOf(db, id, actor);
  const names = await findNames(db, row, actor);
  const isAuthor = authorsOf(found).includes(actor.user_id);
  return {
    ...row,
    ...names,
    figures,
    decided_by_name,
    decided_at,
    decision_note,
    may_decide: row.approval === 'waiting' && !isAuthor && actor.slugs.has('can_approve_promo_regional'),
    // as `removePromotion` judges it: uses of other regions count as well
    may_delete: (await db.$count(promotion_uses, eq(promotion_uses.promotion_id, id))) === 0,
  };
}

async function figuresOf(db: Db, id: string, actor: Bound): Promise<PromotionDetail['figures']> {
  const regions = boundTo(actor);
  const standing = sql`${promotion_uses.released_at} is null`;
  const { goods_discount, shipping_discount, points, customer_id } = promotion_uses;
  const [figures] = await db
    .select({
      orders: sql`count(*) filter (where ${standing})`.mapWith(Number),
      customers: sql`count(distinct ${customer_id}) filter (where ${standing})`.mapWith(Number),
      discount: sql`coalesce(sum(${goods_discount} + ${shipping_discount}) filter (where ${standing}), 0)`.mapWith(
        Number,
      ),
      points: sql`coalesce(sum(${points}) filter (where ${standing}), 0)`.mapWith(Number),
      released: sql`count(*) filter (where not (${standing}))`.mapWith(Number),
    })
    .from(promotion_uses)
    .where(and(eq(promotion_uses.promotion_id, id), regions && inArray(promotion_uses.region_code, regions as never)));
  return { ...figures!, vouchers: await db.$count(vouchers, eq(vouchers.promotion_id, id)) };
}

type Lists = Pick<PromotionDetail, 'product_ids' | 'merchant_ids' | 'province_codes' | 'regency_codes'>;

async function findNames(db: Db, { product_ids, merchant_ids, province_codes, regency_codes }: Lists, actor: Bound) {
  const named = (table: PgTable, key: PgColumn, name: PgColumn, keys: readonly string[]) =>
    keys.length === 0
      ? []
      : (db
          .select({ id: key, name })
          .from(table)
          .where(inArray(key, [...keys])) as Promise<{ id: string; name: string }[]>);
  const { id, name, region_code } = merchants;
  const chosen =
    merchant_ids.length === 0
      ? []
      : await db
          .select({ id, name, region_code })
          .from(merchants)
          .where(inArray(id, [...merchant_ids]));
  return {
    products: await named(products, products.id, products.name, product_ids),
    merchants: chosen.map(one => ({
      id: one.id,
      name: reaches(actor, one.region_code) ? one.name : REGIONS[one.region_code],
    })),
    provinces: await named(provinces, provinces.code, provinces.name, province_codes),
    regencies: await named(regencies, regencies.code, regencies.name, regency_codes),
  };
}
