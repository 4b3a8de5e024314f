import { sql } from 'drizzle-orm';
import type { PricedCategory } from '../../../contract/price/priceRights';
import type { Tx } from '../../db/types';
import { isoText } from '../../store/isoText';

/**
 * Changes of one category's prices go one after the other, so that what a plan was made from stays until it is applied.
 *
 * @returns the instant by which the caller had its turn: later than any price that was set before, and what 'now' means to it
 */
export async function lockPrices(tx: Tx, category: PricedCategory): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('prices'), hashtext(${category}))`);
  const { rows } = await tx.execute<{ now: string }>(sql`
    select ${isoText(sql.raw("date_trunc('milliseconds', clock_timestamp())"))} as now`);
  return rows[0]!.now;
}
