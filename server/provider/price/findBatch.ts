import { sql } from 'drizzle-orm';
import type { PriceBatch } from '../../../contract/price/pricePlan';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { type BatchRow, batchColumns, ownBatches } from './priceParts';

/** Returns a batch in the form of the responses; undefined if there is none or the reader may not see it. */
export async function findBatch(db: Db, id: string, reader?: Actor): Promise<PriceBatch | undefined> {
  const seen = reader ? ownBatches(reader) : sql`true`;
  const { rows } = await db.execute<BatchRow>(
    sql`select ${batchColumns} from price_batches b where b.id = ${id} and ${seen}`,
  );
  return rows[0];
}
