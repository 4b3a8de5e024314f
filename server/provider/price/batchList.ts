import { type SQL, sql } from 'drizzle-orm';
import type { ListQuery } from '../../../contract/core/query';
import type { Page } from '../../../contract/core/response';
import type { PriceBatch } from '../../../contract/price/pricePlan';
import type { PricedCategory } from '../../../contract/price/priceRights';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { containing } from '../../store/containing';
import { readStatement } from '../../store/readStatement';
import { batchColumns, ownBatches } from './priceParts';

/** Returns a page of a category's batches that the actor may read, newest first by default; the search covers their notes. */
export function batchList(db: Db, category: PricedCategory, query: ListQuery, actor: Actor): Promise<Page<PriceBatch>> {
  const { search, sort = '-created_at' } = query;
  const like = search && containing(search);
  const where = sql`b.category_code = ${category} and ${ownBatches(actor)} ${like ? sql`and b.note ilike ${like}` : sql``}`;
  const order = sql.raw(sort.startsWith('-') ? 'b.created_at desc, b.id desc' : 'b.created_at, b.id');
  const statement = (page: SQL) =>
    sql`select ${batchColumns}, count(*) over () as total from price_batches b where ${where} order by ${order} ${page}`;
  return readStatement<PriceBatch>(db, statement, query);
}
