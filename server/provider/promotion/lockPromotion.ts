import { eq } from 'drizzle-orm';
import { isUuid } from '../../../contract/core/isUuid';
import { notFound, staleVersion } from '../../core/HttpError';
import type { Bound } from '../../core/regionScope';
import type { Tx } from '../../db/types';
import { authorizeChange } from './promotionReach';
import { promotions } from './table';

export type PromotionRow = typeof promotions.$inferSelect;

/**
 * Locks a promotion until the transaction ends, and checks that the actor may change it. Lock a promotion before its vouchers.
 *
 * @param version the version that the caller read; if omitted, any version is accepted
 * @throws HttpError 404, 403 if it also runs outside the actor's regions, 409 if it is stale
 */
export async function lockPromotion(tx: Tx, id: string, actor: Bound, version?: number): Promise<PromotionRow> {
  const [row] = isUuid(id) ? await tx.select().from(promotions).where(eq(promotions.id, id)).for('update') : [];
  if (!row) throw notFound();
  authorizeChange(actor, row);
  if (version !== undefined && row.version !== version) throw staleVersion(row.version);
  return row;
}
