import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ListQuery } from '../../../contract/core/query';
import type { Page } from '../../../contract/core/response';
import type { promotionApi } from '../../../contract/promotion/promotionApi';
import type { PromotionUse } from '../../../contract/promotion/promotionRecord';
import { type Bound, boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { equals, oneOf } from '../../store/filters';
import { pageStatements } from '../../store/pageStatements';
import { readPage } from '../../store/readPage';
import { ofReadable } from './promotionReach';
import { promotion_uses } from './table';

const { id, order_id, order_number, goods_discount, shipping_discount, points, used_at, released_at } = promotion_uses;

/**
 * Reads pages of the orders that used a promotion: those of the reader's regions, although the promotion may run in others too. Empty for a
 * promotion that the reader may not see.
 */
export function promotionUses(db: Db) {
  const statements = pageStatements(db, {
    entity: 'promotion_use',
    table: promotion_uses,
    columns: {
      id,
      order_id,
      order_number,
      voucher_code: sql<string | null>`(select v.code from vouchers v where v.id = ${promotion_uses.voucher_id})`,
      discount: sql<number>`${goods_discount} + ${shipping_discount}`.mapWith(Number),
      points,
      used_at,
      released_at,
    },
    search: [order_number],
    sorts: { used_at },
    defaultSort: '-used_at',
    filters: {
      promotion: equals<string>(promotion_uses.promotion_id),
      reader: ofReadable(promotion_uses.promotion_id),
      within: oneOf(promotion_uses.region_code),
    },
  });
  return (query: z.output<typeof promotionApi.uses.query>, actor: Bound): Promise<Page<PromotionUse>> =>
    readPage(statements, { ...query, reader: boundTo(actor), within: boundTo(actor) } as ListQuery);
}
