import { and, asc, desc, eq, ilike, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Page } from '../../../contract/core/answer';
import type { ListQuery } from '../../../contract/core/query';
import type { promotionUse } from '../../../contract/promotion/promotionRecord';
import type { Bound } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { readPromotion } from './readPromotion';
import { promotion_uses, vouchers } from './table';

/** A page of the orders that used a promotion, the newest first unless asked for otherwise. @throws HttpError 404 */
export async function useList(
  db: Db,
  promotionId: string,
  { page, limit, search, sort = '-used_at' }: ListQuery,
  actor: Bound,
): Promise<Page<z.output<typeof promotionUse>>> {
  await readPromotion(db, promotionId, actor);
  const where = and(
    eq(promotion_uses.promotion_id, promotionId),
    search ? ilike(promotion_uses.order_number, `%${search.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  );
  const direction = sort.startsWith('-') ? desc : asc;
  const [list, total] = await Promise.all([
    db
      .select({
        id: promotion_uses.id,
        order_id: promotion_uses.order_id,
        order_number: promotion_uses.order_number,
        voucher_code: vouchers.code,
        discount: sql<number>`${promotion_uses.goods_discount} + ${promotion_uses.shipping_discount}`.mapWith(Number),
        points: promotion_uses.points,
        used_at: promotion_uses.used_at,
        released_at: promotion_uses.released_at,
      })
      .from(promotion_uses)
      .leftJoin(vouchers, eq(vouchers.id, promotion_uses.voucher_id))
      .where(where)
      .orderBy(direction(promotion_uses.used_at), direction(promotion_uses.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(promotion_uses, where),
  ]);
  return { list, meta: { page, limit, total, total_page: Math.ceil(total / limit) }, total };
}
