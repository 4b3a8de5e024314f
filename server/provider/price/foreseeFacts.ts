import { sql } from 'drizzle-orm';
import type { Db } from '../../db/types';
import { isoText } from '../../store/isoText';
import { readPriceFacts } from './findPriceFacts';
import { type ForeseenFacts, stampOfPrices } from './foreseenFacts';
import type { PriceRequest } from './PriceRequest';

/**
 * Reads the facts of many targets outside of any transaction, in slices between which others get their turn. The transaction that uses
 * them asks first whether they still hold.
 */
export async function foreseeFacts(
  db: Db,
  request: Pick<PriceRequest, 'category' | 'targets' | 'task'>,
  validFrom: string | null,
): Promise<ForeseenFacts> {
  const stamp = await stampOfPrices(db);
  const { rows } = await db.execute<{ now: string }>(sql`
    select ${isoText(sql.raw("date_trunc('milliseconds', clock_timestamp())"))} as now`);
  const at = validFrom ?? rows[0]!.now;
  return { facts: await readPriceFacts(db, request, at), at, stamp };
}
