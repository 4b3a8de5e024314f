import { sql } from 'drizzle-orm';
import { isUuid } from '../../../contract/core/isUuid';
import { priceErrors } from '../../../contract/price/priceErrors';
import type { Price } from '../../../contract/price/priceRecord';
import type { PricedCategory } from '../../../contract/price/priceRights';
import type { Actor } from '../../core/Actor';
import { notFound } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { authorizeCategory } from './authorizeCategory';
import { ownRegions } from './priceParts';
import { priceOf, priceStatement } from './priceStatement';

/** The maximum length of a history: one price a day for a year. */
const MAX_HISTORY = 366;

/**
 * Returns a price with the history of its product in its area, newest first. If a category is given, the price must belong to it.
 *
 * @throws HttpError 404 (also outside the actor's regions), 403 without the category's permission
 */
export async function findPrice(
  db: Db,
  { id, category }: { id: string; category?: PricedCategory | undefined },
  actor: Actor,
): Promise<Price & { history: Price[] }> {
  if (!isUuid(id)) throw priceNotFound();
  const here = sql`exists (select 1 from prices p where p.id = ${id} and p.product_id = o.product_id
    and coalesce(p.province_code, '') = coalesce(o.province_code, '')
    and coalesce(p.regency_code, '') = coalesce(o.regency_code, '')) and ${ownRegions(actor, sql.raw('v.region_code'))}`;
  const { rows } = await db.execute(
    priceStatement(here, sql.raw('now()'), sql.raw('o.valid_from desc, o.id'), sql`limit ${MAX_HISTORY}`),
  );
  const history = rows.map(priceOf);
  const found = history.find(price => price.id === id.toLowerCase());
  if (!found || (category && category !== found.category_code)) throw priceNotFound();
  authorizeCategory(actor, 'read', found.category_code);
  return { ...found, history };
}

const priceNotFound = () => notFound(priceErrors.notFound());
