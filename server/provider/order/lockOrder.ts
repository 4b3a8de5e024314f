import { eq } from 'drizzle-orm';
import { isUuid } from '../../../contract/core/isUuid';
import { orderErrors } from '../../../contract/order/orderErrors';
import { notFound, staleVersion } from '../../core/HttpError';
import { type Bound, reaches } from '../../core/regionScope';
import type { Tx } from '../../db/types';
import { orders } from './table';
import type { OrderState } from './takeStep';

/**
 * Returns an order, locked until the transaction ends: of two concurrent steps, the second finds it stale.
 *
 * @param version the version that the caller read; if omitted, any version is accepted
 * @throws HttpError 404 if there is none or it is outside the actor's regions, 409 if it is stale
 */
export async function lockOrder(tx: Tx, id: string, actor: Bound, version?: number): Promise<OrderState> {
  const [row] = isUuid(id) ? await tx.select().from(orders).where(eq(orders.id, id)).for('update') : [];
  if (!row || !reaches(actor, row.region_code)) throw notFound(orderErrors.notFound());
  if (version !== undefined && row.version !== version) throw staleVersion(row.version);
  return row;
}
