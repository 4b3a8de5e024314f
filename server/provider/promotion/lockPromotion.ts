import { eq } from 'drizzle-orm';
import { notFound, staleVersion } from '../../core/HttpError';
import type { Bound } from '../../core/regionScope';
import type { Tx } from '../../db/types';
import { isUuid } from '../../store/isUuid';
import { authorizeChange } from './promotionReach';
import { promotions } from './table';

export type PromotionRow = typeof promotions.$inferSelect;

/**
 * A promotion that the person may change, locked until the transaction ends. Who also locks a voucher locks its promotion first.
 *
 * @param version what the caller read; without it the promotion is taken as it is
 * @throws HttpError 404, 403 where it runs outside the person's regions, 409 where it is stale
 */
export async function lockPromotion(tx: Tx, id: string, actor: Bound, version?: number): Promise<PromotionRow> {
  const [row] = isUuid(id) ? await tx.select().from(promotions).where(eq(promotions.id, id)).for('update') : [];
  if (!row) throw notFound();
  authorizeChange(actor, row);
  if (version !== undefined && row.version !== version) throw staleVersion(row.version);
  return row;
}
