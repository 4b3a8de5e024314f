import { sql } from 'drizzle-orm';
import type { PricedCategory } from '../../../contract/price/priceRights';
import type { Tx } from '../../db/types';
import { isoText } from '../../store/isoText';

/**
 * Serialises changes to a category's prices until the transaction ends, so that a plan stays valid until it is applied.
 *
 * @returns the instant of the lock, ISO 8601: the 'now' of the change, later than any price that was set before
 */
export async function lockPrices(tx: Tx, category: PricedCategory): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('prices'), hashtext(${category}))`);
  const { rows } = await tx.execute<{ now: string }>(sql`
    select ${isoText(sql.raw("date_trunc('milliseconds', clock_timestamp())"))} as now`);
  return rows[0]!.now;
}
