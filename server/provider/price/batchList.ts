import { sql } from 'drizzle-orm';
import type { Page } from '../../../contract/core/answer';
import type { ListQuery } from '../../../contract/core/query';
import type { PriceBatch } from '../../../contract/price/pricePlan';
import type { PricedCategory } from '../../../contract/price/priceRights';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { type BatchRow, batchColumns, ownBatches } from './priceParts';

/** A page of the batches of a category that the actor may read, by default the newest first; the search covers their notes. */
export async function batchList(
  db: Db,
  category: PricedCategory,
  { page, limit, search, sort = '-created_at' }: ListQuery,
  actor: Actor,
): Promise<Page<PriceBatch>> {
  const like = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const where = sql`b.category_code = ${category} and ${ownBatches(actor)} ${like ? sql`and b.note ilike ${like}` : sql``}`;
  const order = sql.raw(sort.startsWith('-') ? 'b.created_at desc, b.id desc' : 'b.created_at, b.id');
  const { rows } = await db.execute<BatchRow>(
    sql`select ${batchColumns} from price_batches b where ${where} order by ${order} limit ${limit} offset ${(page - 1) * limit}`,
  );
  const { rows: counted } = await db.execute<{ count: number | string }>(
    sql`select count(*) as count from price_batches b where ${where}`,
  );
  const total = Number(counted[0]!.count);
  return { list: rows, meta: { page, limit, total, total_page: Math.ceil(total / limit) }, total };
}
