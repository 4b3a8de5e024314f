import { eq, sql } from 'drizzle-orm';
import { type RegionCode, WHOLE_COUNTRY } from '../../../contract/area/region';
import { isUuid } from '../../../contract/core/isUuid';
import { priceErrors } from '../../../contract/price/priceErrors';
import type { PriceBatch } from '../../../contract/price/pricePlan';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { HttpError, invalidInput, notFound } from '../../core/HttpError';
import { reaches } from '../../core/regionScope';
import type { Db, Tx } from '../../db/types';
import { inTransaction } from '../../store/inTransaction';
import { requireFreshPassword } from '../identity/password/requireFreshPassword';
import { authorizeCategory } from './authorizeCategory';
import { lockPrices } from './lockPrices';
import { type PriceInForce, priceInForce } from './priceInForce';
import { type Ceiling, ceilingAt } from './priceParts';
import { excessOver } from './priceProblem';
import { findBatch, recordBatch } from './recordBatch';
import { price_batches, prices } from './table';

interface Row extends Record<string, unknown> {
  product_id: string;
  province_code: string | null;
  regency_code: string | null;
  region_code: RegionCode | null;
  name: string;
  area: string | null;
  former: PriceInForce | null;
  /** The ceiling at the instant from which the restored price is in force. */
  ceiling: Ceiling | null;
  followed: boolean;
}

/**
 * Reverts a batch. Prices in force stay on record: from now on, each of their areas gets the price that was in force there before.
 * Prices not yet in force are deleted. A revert cannot itself be reverted: that would let one person alone reinstate the reverted prices.
 *
 * @returns the batch that restores the old prices, or the reverted batch itself if it had not begun
 * @throws HttpError 404 (also if it extends beyond the actor's regions), 403; 409 if it was reverted before or is a revert, a later price
 *   follows it, or there was no earlier price; 422 if an earlier price is above today's ceiling
 */
export async function revertBatch(db: Db, id: string, actor: Actor): Promise<PriceBatch> {
  const known = isUuid(id) ? await findBatch(db, id, actor) : undefined;
  if (!known) throw notFound(priceErrors.batchNotFound());
  const category = authorizeCategory(actor, 'update', known.category_code);
  if (known.kind === 'revert') throw new HttpError(409, priceErrors.isRevert());
  await requireFreshPassword(db, actor, undefined);
  return inTransaction(db, async tx => {
    const now = await lockPrices(tx, category);
    const batch = (await findBatch(tx, id))!;
    if (batch.reverted_at) throw new HttpError(409, priceErrors.alreadyReverted(), { overtaken: true });
    const isAhead = batch.valid_from > now;
    const rows = await findRows(tx, id, now);
    requireRevertible(rows, isAhead, actor);
    await tx
      .update(price_batches)
      .set({ reverted_at: now, reverted_by: actor.user_id })
      .where(eq(price_batches.id, id));
    if (isAhead) return deletePrices(tx, batch, actor);
    return recordBatch(
      tx,
      { id: undefined, category, kind: 'revert', valid_from: now, note: batch.note, reverts: id },
      rows.map(({ product_id, province_code, regency_code, former }) => ({
        product_id,
        province_code,
        regency_code,
        amount: former!.amount,
      })),
      actor,
    );
  });
}

async function findRows(tx: Tx, id: string, now: string): Promise<Row[]> {
  const former = priceInForce({
    product: sql.raw('o.product_id'),
    province: sql.raw('o.province_code'),
    regency: sql.raw('o.regency_code'),
    kind: sql.raw('null::text'),
    at: sql.raw(`o.valid_from - interval '1 millisecond'`),
  });
  const ceiling = ceilingAt({
    product: sql.raw('o.product_id'),
    province: sql.raw('o.province_code'),
    at: sql`${now}::timestamptz`,
  });
  const { rows } = await tx.execute<Row>(sql`
    select o.product_id, o.province_code, o.regency_code, v.region_code, x.name, coalesce(r.name, v.name) as area, ${former} as former, ${ceiling} as ceiling,
      exists (select 1 from prices n where n.product_id = o.product_id
        and coalesce(n.province_code, '') = coalesce(o.province_code, '')
        and coalesce(n.regency_code, '') = coalesce(o.regency_code, '') and n.valid_from > o.valid_from) as followed
    from prices o join products x on x.id = o.product_id
    left join provinces v on v.code = o.province_code left join regencies r on r.code = o.regency_code
    where o.batch_id = ${id}`);
  return rows;
}

/** @throws HttpError 403 or 409 naming the first price that prevents the revert, 422 naming all that would exceed their ceilings */
function requireRevertible(rows: readonly Row[], isAhead: boolean, actor: Actor) {
  const nameOf = ({ name, area }: Row) => `${name} di ${area ?? WHOLE_COUNTRY}`;
  const foreign = rows.find(({ region_code }) => !reaches(actor, region_code));
  if (foreign) throw new HttpError(403, priceErrors.outOfReach({ name: nameOf(foreign) }));
  const followed = rows.find(row => row.followed);
  if (followed) throw new HttpError(409, priceErrors.followed({ name: nameOf(followed) }));
  if (isAhead) return;
  const first = rows.find(({ former }) => former === null);
  if (first) throw new HttpError(409, priceErrors.nothingBefore({ name: nameOf(first) }));
  const excesses = rows.flatMap((row, index) => {
    const excess = excessOver(row.ceiling, row.former!.amount, nameOf(row));
    return excess ? [[`rows.${index}`, excess] as const] : [];
  });
  if (excesses.length > 0) throw invalidInput(Object.fromEntries(excesses), excesses[0]![1]);
}

async function deletePrices(tx: Tx, batch: PriceBatch, actor: Actor): Promise<PriceBatch> {
  await tx.delete(prices).where(eq(prices.batch_id, batch.id));
  await recordAudit(tx, actor, {
    action: 'revert',
    entity: 'price_batch',
    entity_id: batch.id,
    label: batch.note ?? `${batch.row_count} harga`,
    before: { category: batch.category_code, valid_from: batch.valid_from, rows: batch.row_count },
  });
  return (await findBatch(tx, batch.id))!;
}
