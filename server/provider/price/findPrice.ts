import { sql } from 'drizzle-orm';
import type { Price } from '../../../contract/price/priceRecord';
import type { Actor } from '../../core/Actor';
import { notFound } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { isUuid } from '../../store/isUuid';
import { authorizeCategory } from './authorizeCategory';
import { priceOf, priceStatement } from './priceList';
import { ownRegions } from './priceParts';

/** Far more than a product has had in one area; a price of every day for a year. */
const MOST = 366;

/**
 * A price, and what its product has cost in its area, newest first.
 *
 * @throws HttpError 404, also for another region's; 403 without the right on its category
 */
export async function findPrice(db: Db, id: string, actor: Actor): Promise<Price & { history: Price[] }> {
  if (!isUuid(id)) throw gone();
  const here = sql`exists (select 1 from prices asked where asked.id = ${id} and asked.product_id = o.product_id
    and coalesce(asked.province_code, '') = coalesce(o.province_code, '')
    and coalesce(asked.regency_code, '') = coalesce(o.regency_code, '')) and ${ownRegions(actor, sql.raw('v.region_code'))}`;
  const { rows } = await db.execute(
    priceStatement(here, sql.raw('now()'), sql.raw('o.valid_from desc, o.id'), sql`limit ${MOST}`),
  );
  const history = rows.map(priceOf);
  const found = history.find(price => price.id === id.toLowerCase());
  if (!found) throw gone();
  authorizeCategory(actor, 'read', found.category_code);
  return { ...found, history };
}

const gone = () => notFound('Harga ini tidak ditemukan. Mungkin sudah dihapus.');
