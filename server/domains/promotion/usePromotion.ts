import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ErrorMessage } from '../../../contract/core/defineErrors';
import type { PromotionBasket, PromotionBenefit } from '../../../contract/promotion/promotionBenefit';
import { promotionRuleErrors } from '../../../contract/promotion/promotionErrors';
import { PROMOTION_KIND_FACTS } from '../../../contract/promotion/promotionKind';
import { type PromotionContext, promotionOutcome } from '../../../contract/promotion/promotionRule';
import { normaliseCode } from '../../../contract/promotion/voucherCode';
import { HttpError } from '../../core/HttpError';
import type { Bound } from '../../core/regionScope';
import type { Db, Tx } from '../../db/types';
import { isReadable } from './promotionReach';
import { promotion_uses, promotions, vouchers } from './table';

/** An order with a promotion code. */
export interface PromotionOrder {
  /** As typed: a voucher's code, or the promotion's if its kind needs no voucher. */
  code: string;
  basket: PromotionBasket;
  at: Date;
  /** The merchant and its areas. */
  merchant: Pick<PromotionContext, 'merchant_id' | 'region_code' | 'province_code' | 'regency_code'>;
  /** `orders`: number of the customer's earlier orders, excluding cancelled ones. */
  customer: { id: string; orders: number };
}

export interface UsedPromotion {
  promotion_id: string;
  voucher_id: string | null;
  title: string;
  benefit: PromotionBenefit;
}

/**
 * Returns the benefit of a code for an order, without redeeming it.
 *
 * @throws HttpError 422 on `promotion_code` with the reason, its code as `data.reason`
 */
export async function checkPromotion(db: Db, order: PromotionOrder, actor: Bound): Promise<UsedPromotion> {
  const { promotion_id, voucher_id } = await resolveCode(db, order.code, actor);
  const [promotion] = await db.select().from(promotions).where(eq(promotions.id, promotion_id));
  const [voucher] = voucher_id ? await db.select().from(vouchers).where(eq(vouchers.id, voucher_id)) : [];
  return outcomeOf(db, order, promotion, voucher_id ? voucher : null);
}

/**
 * Redeems a promotion for an order, within the transaction that places it. The promotion and its voucher stay locked until it ends, so
 * only one of several concurrent orders gets the last use. Redeem several codes of one order alphabetically: orders that lock the same
 * promotions in different sequences would deadlock.
 *
 * @example const { benefit } = await usePromotion(tx, { code, basket, at, merchant, customer, order: { id, number } }, actor);
 * @throws HttpError 422 on `promotion_code` with the reason, its code as `data.reason`
 */
export async function usePromotion(
  tx: Tx,
  { order, ...asked }: PromotionOrder & { order: { id: string; number: string } },
  actor: Bound,
): Promise<UsedPromotion> {
  const { promotion_id, voucher_id } = await resolveCode(tx, asked.code, actor);
  const [promotion] = await tx.select().from(promotions).where(eq(promotions.id, promotion_id)).for('update');
  const [voucher] = voucher_id ? await tx.select().from(vouchers).where(eq(vouchers.id, voucher_id)).for('update') : [];
  const used = await outcomeOf(tx, asked, promotion, voucher_id ? voucher : null);
  const { goods, shipping, points } = used.benefit;
  await tx.insert(promotion_uses).values({
    promotion_id,
    voucher_id,
    order_id: order.id,
    order_number: order.number,
    region_code: asked.merchant.region_code,
    customer_id: asked.customer.id,
    goods_discount: goods,
    shipping_discount: shipping,
    points,
  });
  // the version stays: a use must not make open forms stale
  await tx
    .update(promotions)
    .set({ used: sql`${promotions.used} + 1` })
    .where(eq(promotions.id, promotion_id));
  if (voucher_id)
    await tx
      .update(vouchers)
      .set({ used: sql`${vouchers.used} + 1` })
      .where(eq(vouchers.id, voucher_id));
  return used;
}

/** Returns the voucher with the code, or the promotion if its kind needs no voucher. Codes of promotions elsewhere are unknown to the actor. */
async function resolveCode(
  db: Db,
  typed: string,
  actor: Bound,
): Promise<{ promotion_id: string; voucher_id: string | null }> {
  const code = normaliseCode(typed).replaceAll('\0', '');
  const { id: promotion_id, kind, reach_regions } = promotions;
  const [voucher] = await db
    .select({ promotion_id, voucher_id: vouchers.id, reach_regions })
    .from(vouchers)
    .innerJoin(promotions, eq(promotion_id, vouchers.promotion_id))
    .where(eq(vouchers.code, code));
  const [promotion] = voucher
    ? [voucher]
    : await db.select({ promotion_id, kind, reach_regions }).from(promotions).where(eq(promotions.code, code));
  if (!promotion || !isReadable(actor, promotion))
    throw notUsable(promotionRuleErrors.unknownCode({ code: code.slice(0, 40) }));
  if ('voucher_id' in promotion) return promotion;
  if (PROMOTION_KIND_FACTS[promotion.kind].needsVoucher) throw notUsable(promotionRuleErrors.voucherNeeded());
  return { promotion_id: promotion.promotion_id, voucher_id: null };
}

/** Applies the contract's rule to the current rows. */
async function outcomeOf(
  db: Db,
  { code, basket, at, merchant, customer }: PromotionOrder,
  promotion: typeof promotions.$inferSelect | undefined,
  voucher: typeof vouchers.$inferSelect | null | undefined,
): Promise<UsedPromotion> {
  // deleted after its code was looked up
  if (!promotion || voucher === undefined) throw notUsable(promotionRuleErrors.unknownCode({ code }));
  const uses = await db.$count(
    promotion_uses,
    and(
      eq(promotion_uses.promotion_id, promotion.id),
      eq(promotion_uses.customer_id, customer.id),
      isNull(promotion_uses.released_at),
    ),
  );
  const outcome = promotionOutcome(promotion, basket, {
    ...merchant,
    at,
    voucher,
    customer: { orders: customer.orders, uses },
  });
  if (!outcome.ok) throw notUsable(outcome.error);
  return {
    promotion_id: promotion.id,
    voucher_id: voucher?.id ?? null,
    title: promotion.title,
    benefit: outcome.benefit,
  };
}

const notUsable = (error: ErrorMessage) =>
  new HttpError(422, error, { errors: { promotion_code: error }, data: { reason: error.code } });
