import { eq, sql } from 'drizzle-orm';
import { type RegionCode, WHOLE_COUNTRY } from '../../../contract/area/region';
import { isUuid } from '../../../contract/core/isUuid';
import { priceErrors } from '../../../contract/price/priceErrors';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { HttpError, notFound } from '../../core/HttpError';
import { reaches } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { inTransaction } from '../../store/inTransaction';
import { isoText } from '../../store/isoText';
import { authorizeCategory } from './authorizeCategory';
import { lockPrices } from './lockPrices';
import { prices } from './table';

interface Row extends Record<string, unknown> {
  category_code: string;
  product: string;
  area: string | null;
  region_code: RegionCode | null;
  amount: number | string;
  valid_from: string;
}

/**
 * Deletes a price that is not in force yet.
 *
 * @throws HttpError 404 (also outside the actor's regions), 403 without the category's permission, 409 once it is in force
 */
export function removePrice(db: Db, id: string, actor: Actor): Promise<void> {
  return inTransaction(db, async tx => {
    const known = await findRow(tx, id);
    if (!known || !reaches(actor, known.region_code)) throw priceNotFound();
    const now = await lockPrices(tx, authorizeCategory(actor, 'delete', known.category_code));
    const price = await findRow(tx, id);
    if (!price) throw priceNotFound();
    const { product, area, valid_from } = price;
    if (valid_from <= now) throw new HttpError(409, priceErrors.alreadyInForce());
    await tx.delete(prices).where(eq(prices.id, id));
    await recordAudit(tx, actor, {
      action: 'delete',
      entity: 'price',
      entity_id: id,
      label: `${product} di ${area ?? WHOLE_COUNTRY}`,
      before: { amount: Number(price.amount), valid_from },
    });
  });
}

async function findRow(db: Db, id: string): Promise<Row | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await db.execute<Row>(sql`
    select x.category_code, x.name as product, coalesce(r.name, v.name) as area, v.region_code, o.amount,
      ${isoText(sql.raw('o.valid_from'))} as valid_from
    from prices o join products x on x.id = o.product_id
    left join provinces v on v.code = o.province_code left join regencies r on r.code = o.regency_code
    where o.id = ${id}`);
  return rows[0];
}

const priceNotFound = () => notFound(priceErrors.notFound());
