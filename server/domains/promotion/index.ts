import { and, desc, eq } from 'drizzle-orm';
import type { RegionCode } from '../../../contract/area/region';
import { isUuid } from '../../../contract/core/isUuid';
import { promotionHistory } from '../../../contract/promotion/promotionApi';
import { promotion } from '../../../contract/promotion/promotionRecord';
import { voucherHistory } from '../../../contract/promotion/voucherApi';
import { audit_log } from '../../audit/table';
import { notFound } from '../../core/HttpError';
import type { Bound } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { defineDomain } from '../../domain/Domain';
import { recordNamers } from '../../export/Names';
import { seedPromotions } from './demo/seedPromotions';
import { authorizeRead } from './promotionReach';
import { promotionRoutes } from './promotionRoutes';
import { promotions, vouchers } from './table';
import { voucherRoutes } from './voucherRoutes';

/**
 * Checks that the actor may read the history of a promotion or a voucher, including a deleted one.
 *
 * @throws HttpError 404
 */
const authorizeHistory = {
  async promotion(db: Db, id: string, actor: Bound): Promise<void> {
    const [kept] = isUuid(id)
      ? await db.select({ reach_regions: promotions.reach_regions }).from(promotions).where(eq(promotions.id, id))
      : [];
    const state = kept ?? (await lastState(db, 'promotion', id));
    if (!state) throw notFound();
    authorizeRead(actor, { reach_regions: (state.reach_regions ?? []) as RegionCode[] });
  },
  async voucher(db: Db, id: string, actor: Bound): Promise<void> {
    const [kept] = isUuid(id)
      ? await db.select({ promotion_id: vouchers.promotion_id }).from(vouchers).where(eq(vouchers.id, id))
      : [];
    const state = kept ?? (await lastState(db, 'voucher', id));
    if (!state) throw notFound();
    await authorizeHistory.promotion(db, String(state.promotion_id), actor);
  },
};

/** The last state of a deleted record. */
async function lastState(db: Db, entity: string, id: string): Promise<Record<string, unknown> | null | undefined> {
  const [end] = await db
    .select({ before: audit_log.before })
    .from(audit_log)
    .where(and(eq(audit_log.entity, entity), eq(audit_log.entity_id, id), eq(audit_log.action, 'delete')))
    .orderBy(desc(audit_log.id))
    .limit(1);
  return end?.before;
}

export const promotionDomain = defineDomain({
  name: 'promotion',
  routes: [promotionRoutes, voucherRoutes],
  history: [
    { ...promotionHistory, authorizeRead: authorizeHistory.promotion, namers: recordNamers(promotion) },
    { ...voucherHistory, authorizeRead: authorizeHistory.voucher },
  ],
  demo: { after: ['identity', 'merchant', 'order'], seed: seedPromotions },
});
