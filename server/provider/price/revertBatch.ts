import { eq, sql } from 'drizzle-orm';
import type { PriceBatch } from '../../../contract/price/pricePlan';
import type { RegionCode } from '../../../contract/region';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { HttpError, notFound } from '../../core/HttpError';
import { reaches } from '../../core/regionScope';
import type { Db, Tx } from '../../db/types';
import { isUuid } from '../../store/isUuid';
import { toHttpError } from '../../store/toHttpError';
import { requireFreshPassword } from '../identity/password/requireFreshPassword';
import { type PriceInForce, priceInForce } from '../product/priceInForce';
import { price_batches, prices } from '../product/table';
import { authorizeCategory } from './authorizeCategory';
import { findBatch } from './findBatch';
import { lockPrices } from './lockPrices';
import { WHOLE_COUNTRY } from './priceParts';
import { recordBatch } from './recordBatch';

interface Row extends Record<string, unknown> {
  product_id: string;
  province_code: string | null;
  regency_code: string | null;
  region_code: RegionCode | null;
  name: string;
  area: string | null;
  former: PriceInForce | null;
  followed: boolean;
}

/**
 * Undoes a batch. What is in force stays written: each of its areas gets, from now on, the price that was in force there right before.
 * Prices that are not in force yet are taken away.
 *
 * @returns the batch that brings the old prices back, or the undone one where it had not begun
 * @throws HttpError 404, 403, 409 where it was undone already, a later price stands on it, or there was no price before
 */
export async function revertBatch(db: Db, id: string, actor: Actor): Promise<PriceBatch> {
  const known = isUuid(id) ? await findBatch(db, id) : undefined;
  if (!known) throw notFound('Perubahan harga ini tidak ditemukan.');
  const category = authorizeCategory(actor, 'update', known.category_code);
  await requireFreshPassword(db, actor, undefined);
  try {
    return await db.transaction(async tx => {
      const now = await lockPrices(tx, category);
      const batch = (await findBatch(tx, id))!;
      if (batch.reverted_at) throw new HttpError(409, 'Perubahan ini sudah dikembalikan.');
      const rows = await rowsOf(tx, id);
      judge(rows, batch.valid_from > now, actor);
      await tx
        .update(price_batches)
        .set({ reverted_at: now, reverted_by: actor.user_id })
        .where(eq(price_batches.id, id));
      if (batch.valid_from > now) return takeBack(tx, batch, actor);
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
  } catch (error) {
    throw toHttpError(error) ?? error;
  }
}

async function rowsOf(tx: Tx, id: string): Promise<Row[]> {
  const former = priceInForce({
    product: sql.raw('o.product_id'),
    province: sql.raw('o.province_code'),
    regency: sql.raw('o.regency_code'),
    kind: sql.raw('null::text'),
    at: sql.raw(`o.valid_from - interval '1 millisecond'`),
  });
  const { rows } = await tx.execute<Row>(sql`
    select o.product_id, o.province_code, o.regency_code, v.region_code, x.name, coalesce(r.name, v.name) as area, ${former} as former,
      exists (select 1 from prices n where n.product_id = o.product_id
        and coalesce(n.province_code, '') = coalesce(o.province_code, '')
        and coalesce(n.regency_code, '') = coalesce(o.regency_code, '') and n.valid_from > o.valid_from) as followed
    from prices o join products x on x.id = o.product_id
    left join provinces v on v.code = o.province_code left join regencies r on r.code = o.regency_code
    where o.batch_id = ${id}`);
  return rows;
}

function judge(rows: readonly Row[], isAhead: boolean, actor: Actor) {
  const named = ({ name, area }: Row) => `${name} di ${area ?? WHOLE_COUNTRY}`;
  const far = rows.find(({ region_code }) => !reaches(actor, region_code));
  if (far) throw new HttpError(403, `${named(far)} di luar wilayah Anda.`);
  const followed = rows.find(row => row.followed);
  if (followed)
    throw new HttpError(
      409,
      `${named(followed)} sudah punya harga yang lebih baru, jadi perubahan ini tidak dapat dikembalikan.`,
    );
  const first = isAhead ? undefined : rows.find(({ former }) => former === null);
  if (first)
    throw new HttpError(409, `${named(first)} belum punya harga sebelum ini, jadi tidak ada yang dapat dikembalikan.`);
}

async function takeBack(tx: Tx, batch: PriceBatch, actor: Actor): Promise<PriceBatch> {
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
