import { eq } from 'drizzle-orm';
import { isUuid } from '../../../contract/core/isUuid';
import { notFound } from '../../core/HttpError';
import type { Bound } from '../../core/regionScope';
import type { Db } from '../../db/types';
import type { PromotionRow } from './lockPromotion';
import { authorizeRead } from './promotionReach';
import { promotions } from './table';

/** Returns the row of a promotion that the actor may read. @throws HttpError 404 */
export async function readPromotion(db: Db, id: string, actor: Bound): Promise<PromotionRow> {
  const [row] = isUuid(id) ? await db.select().from(promotions).where(eq(promotions.id, id)) : [];
  if (!row) throw notFound();
  authorizeRead(actor, row);
  return row;
}
