import { asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ListQuery } from '../../../contract/core/query';
import type { Page } from '../../../contract/core/response';
import { promotionApi } from '../../../contract/promotion/promotionApi';
import { needsApproval } from '../../../contract/promotion/promotionBudget';
import { promotionErrors } from '../../../contract/promotion/promotionErrors';
import {
  type PromotionDetail,
  type PromotionUse,
  promotion,
  type promotionDecision,
  type promotionInput,
} from '../../../contract/promotion/promotionRecord';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { type Bound, boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { exportHandler } from '../../export/exportHandler';
import { routes } from '../../http/routes';
import { claimKey } from '../../store/claimKey';
import { equals, oneOf } from '../../store/filters';
import { inTransaction } from '../../store/inTransaction';
import { pageStatements } from '../../store/pageStatements';
import { readPage } from '../../store/readPage';
import { productName } from '../product/productName';
import { products } from '../product/table';
import { findPromotion } from './findPromotion';
import { freeCode } from './freeCode';
import { lockPromotion } from './lockPromotion';
import { authorsOf, notifyPromotionApprovers, notifyPromotionAuthors } from './notifyOfPromotion';
import { conflict, httpErrorOf, overtaken, promotionConstraints } from './promotionHttpErrors';
import { authorizeReach, ofReadable } from './promotionReach';
import { reachOf, validateGoods } from './promotionScope';
import { promotionStore } from './promotionStore';
import { promotion_uses, promotions } from './table';
import { updatePromotion } from './updatePromotion';

export const promotionRoutes = routes(promotionApi, services => {
  const { db } = services;
  const list = promotionStore(db);
  const uses = promotionUses(db);
  return {
    list: ({ query, actor }) => list.page(query, actor),
    one: ({ params, actor }) => findPromotion(db, params.id, actor),
    create: ({ body, actor }) => createPromotion(db, body, actor),
    update: ({ params, body, actor }) => updatePromotion(db, params.id, body, actor),
    setStatus: ({ params, query, actor }) => setPromotionStatus(db, params.id, query, actor),
    decide: ({ params, body, actor }) => decidePromotion(db, params.id, body, actor),
    remove: ({ params, actor }) => removePromotion(db, params.id, actor),
    freeCode: async ({ query }) => ({ code: await freeCode(db, query.prefix || undefined) }),
    products: async () => ({ list: await promotedProducts(db) }),
    uses: ({ query, actor }) => uses(query, actor),
    export: exportHandler(services, list, { record: promotion, filename: 'promo' }),
  };
});

/** Returns the active products of the catalogue, by category and name. */
async function promotedProducts(db: Db) {
  const { id, name, category_code, pack_size, pack_unit } = products;
  const rows = await db
    .select({ id, name, category_code, pack_size, pack_unit })
    .from(products)
    .where(eq(products.is_active, true))
    .orderBy(asc(category_code), asc(name), asc(id));
  return rows.map(row => ({ id: row.id, name: productName(row), category_code: row.category_code }));
}

/**
 * Deletes a promotion with its vouchers.
 *
 * @throws HttpError 404, 403, 409 once an order has used it, even if the use was released
 */
const removePromotion = (db: Db, id: string, actor: Actor): Promise<void> =>
  inTransaction(db, async tx => {
    const before = await lockPromotion(tx, id, actor);
    // uses are written under the same lock
    if ((await tx.$count(promotion_uses, eq(promotion_uses.promotion_id, id))) > 0)
      throw conflict(promotionErrors.used());
    await tx.delete(promotions).where(eq(promotions.id, id));
    await recordAudit(tx, actor, {
      action: 'delete',
      entity: 'promotion',
      entity_id: id,
      label: before.title,
      before,
    });
  });

/**
 * Activates or deactivates a promotion; no effect if it already is in that state.
 *
 * @throws HttpError 404, 403, 409 if it is stale, or was rejected and is being activated
 */
const setPromotionStatus = (
  db: Db,
  id: string,
  { is_active, version }: { is_active: boolean; version?: number | undefined },
  actor: Actor,
): Promise<PromotionDetail> =>
  inTransaction(db, async tx => {
    const before = await lockPromotion(tx, id, actor, version);
    if (is_active && before.approval === 'rejected') throw conflict(promotionErrors.rejected());
    if (before.is_active !== is_active) {
      const [after] = await tx
        .update(promotions)
        .set({ is_active, version: before.version + 1, updated_at: sql`now()` as never, updated_by: actor.user_id })
        .where(eq(promotions.id, id))
        .returning();
      await recordAudit(tx, actor, {
        action: 'update',
        entity: 'promotion',
        entity_id: id,
        label: before.title,
        before,
        after: after!,
      });
    }
    return findPromotion(tx, id, actor);
  });

const { id, order_id, order_number, goods_discount, shipping_discount, points, used_at, released_at } = promotion_uses;

/**
 * Reads pages of the orders that used a promotion: those of the reader's regions, although the promotion may run in others too. Empty for a
 * promotion that the reader may not see.
 */
function promotionUses(db: Db) {
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

/**
 * Approves or rejects a promotion that awaits approval. A rejected one stays inactive until its terms change.
 *
 * @throws HttpError 404, 403 for its authors, 409 if it is stale or does not await approval
 */
const decidePromotion = (
  db: Db,
  id: string,
  { approved, note, version }: z.output<typeof promotionDecision>,
  actor: Actor,
): Promise<PromotionDetail> =>
  inTransaction(db, async tx => {
    const before = await lockPromotion(tx, id, actor, version);
    if (before.approval !== 'waiting') throw overtaken(promotionErrors.notWaiting());
    if (authorsOf(before).includes(actor.user_id)) throw httpErrorOf(403, promotionErrors.ownApproval());
    const [after] = await tx
      .update(promotions)
      .set({
        approval: approved ? 'approved' : 'rejected',
        is_active: approved && before.is_active,
        decided_by: actor.user_id,
        decided_at: sql`now()`,
        decision_note: note,
        version: before.version + 1,
        updated_at: sql`now()`,
        updated_by: actor.user_id,
      })
      .where(eq(promotions.id, id))
      .returning();
    await recordAudit(tx, actor, {
      action: approved ? 'approve' : 'reject',
      entity: 'promotion',
      entity_id: id,
      label: before.title,
      before,
      after: after!,
    });
    await notifyPromotionAuthors(tx, after!, actor);
    return findPromotion(tx, id, actor);
  });

/**
 * Adds a promotion, at most once per `Idempotency-Key`. A budget above the threshold requires approval.
 *
 * @throws HttpError 422 by field: an unknown area, product or merchant, one outside the actor's regions, a code that is taken
 */
const createPromotion = (
  db: Db,
  { code, ...input }: z.output<typeof promotionInput>,
  actor: Actor,
): Promise<PromotionDetail> =>
  inTransaction(
    db,
    async tx => {
      const { id, isRepeat } = await claimKey(tx, 'promotion', actor);
      if (isRepeat) return findPromotion(tx, id!, actor);
      const reach = await reachOf(tx, input);
      authorizeReach(actor, reach);
      await validateGoods(tx, input, actor);
      const [row] = await tx
        .insert(promotions)
        .values({
          ...input,
          ...reach,
          ...(id && { id }),
          code: code ?? (await freeCode(tx)),
          approval: needsApproval(input) ? 'waiting' : 'not_needed',
          created_by: actor.user_id,
          submitted_by: actor.user_id,
          updated_by: actor.user_id,
        })
        .returning();
      const promotion = row!;
      await recordAudit(tx, actor, {
        action: 'create',
        entity: 'promotion',
        entity_id: promotion.id,
        label: promotion.title,
        after: promotion,
      });
      if (promotion.approval === 'waiting') await notifyPromotionApprovers(tx, promotion, actor);
      return findPromotion(tx, promotion.id, actor);
    },
    promotionConstraints,
  );
