import { sql } from 'drizzle-orm';
import type { PriceBatch } from '../../../contract/price/pricePlan';
import type { Db } from '../../db/types';
import { type BatchRow, batchColumns } from './priceParts';

/** A batch as answers carry it; undefined where there is none. */
export async function findBatch(db: Db, id: string): Promise<PriceBatch | undefined> {
  const { rows } = await db.execute<BatchRow>(sql`select ${batchColumns} from price_batches b where b.id = ${id}`);
  return rows[0];
}
