import { sql } from 'drizzle-orm';
import type { Db } from '../../db/types';
import { isoText } from '../../store/isoText';
import { type ForeseenPlan, type PlanScope, type PriceRequest, stampOfPrices } from './PriceRequest';
import { planPrices } from './planPrices';

/**
 * Plans a change of many prices outside any transaction, reading in slices so that other requests can run in between. The transaction
 * that uses the plan first checks whether it still holds.
 *
 * @throws HttpError as in `planPrices`
 */
export async function foreseePlan(
  db: Db,
  request: Omit<PriceRequest, 'foreseen'>,
  scope: PlanScope,
): Promise<ForeseenPlan> {
  const stamp = await stampOfPrices(db);
  const { rows } = await db.execute<{ now: string }>(sql`
    select ${isoText(sql.raw("date_trunc('milliseconds', clock_timestamp())"))} as now`);
  const at = request.valid_from ?? rows[0]!.now;
  return { plan: await planPrices(db, request, at, scope), at, stamp };
}
