import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PriceBatch } from '../../../contract/price/pricePlan';
import { type PricedCategory, priceSlug } from '../../../contract/price/priceRights';
import { CATEGORIES } from '../../../contract/product';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { bulkInsertWithBatchedChecks } from '../../db/bulkInsertWithBatchedChecks';
import type { Db, Tx } from '../../db/types';
import { notify, type Recipients } from '../notification/notify';
import { type BatchRow, batchColumns, ownBatches } from './priceParts';
import { type Reach, reachedRegions } from './reachedRegions';
import { price_batches, prices } from './table';

interface NewBatch {
  id: string | undefined;
  category: PricedCategory;
  kind: PriceBatch['kind'];
  valid_from: string;
  note: string | null;
  /** The batch that this one reverts. */
  reverts: string | null;
  /** The author of the change, if not the actor: set when a second person approved it. */
  created_by?: string | null;
}

type NewPrice = Pick<typeof prices.$inferInsert, 'product_id' | 'province_code' | 'regency_code' | 'amount'>;

/** Stores a batch with its prices and audit row, and notifies everyone who may read these prices. */
export async function recordBatch(
  tx: Tx,
  { id = randomUUID(), category, kind, valid_from, note, reverts, created_by }: NewBatch,
  rows: readonly NewPrice[],
  actor: Actor,
): Promise<PriceBatch> {
  const author = created_by === undefined ? actor.user_id : created_by;
  await tx.insert(price_batches).values({
    id,
    category_code: category,
    kind,
    valid_from,
    note,
    reverts,
    row_count: rows.length,
    created_by: author,
  });
  // in the embedded database, generating an id is slower than reading one, and an index insert in the middle slower than at the end
  const ids = rows.map(() => randomUUID()).sort();
  await bulkInsertWithBatchedChecks(
    tx,
    prices,
    rows.map((row, index) => ({ id: ids[index]!, ...row, valid_from, batch_id: id, created_by: author })),
  );
  await recordAudit(tx, actor, {
    action: kind === 'revert' ? 'revert' : 'apply',
    entity: 'price_batch',
    entity_id: id,
    label: note ?? `${rows.length} harga ${CATEGORIES[category]}`,
    after: { category, kind, valid_from, note, rows: rows.length, ...(reverts && { reverts }) },
  });
  const batch = (await findBatch(tx, id))!;
  await notifyOfPrices(tx, batch, await reachedRegions(tx, rows));
  return batch;
}

const moment = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * Notifies everyone who may read the category's prices of a batch. Users bound to one of the several regions that it affects, or who
 * read only its nationwide prices, are told of these alone: neither how many there are elsewhere nor the note.
 */
async function notifyOfPrices(
  tx: Tx,
  { category_code, kind, row_count, valid_from, note, created_by_name }: PriceBatch,
  { reach_regions, is_nationwide }: Reach,
): Promise<void> {
  const isRevert = kind === 'revert';
  const holdersOf = priceSlug('read', category_code);
  const tell = (to: Recipients, prices: string, rest: string) =>
    notify(tx, {
      to,
      type: 'price',
      title: `Harga ${CATEGORIES[category_code]} ${isRevert ? 'dikembalikan' : 'berubah'}`,
      description: `${created_by_name ?? 'Seseorang'} ${isRevert ? 'mengembalikan' : 'mengubah'} ${prices}, berlaku mulai ${moment.format(new Date(valid_from))} WIB.${rest}`,
      extra: category_code,
    });
  const whole = [`${row_count} harga`, note ? ` ${note}` : ''] as const;
  if (reach_regions.length === 0) return void (await tell({ holdersOf }, ...whole));
  const [region, ...others] = reach_regions;
  if (others.length === 0 && !is_nationwide) return void (await tell({ holdersOf, region }, ...whole));
  await tell({ holdersOf, region: null }, ...whole);
  await tell({ holdersOf, boundTo: is_nationwide ? 'any' : reach_regions }, 'harga yang berlaku di wilayah Anda', '');
}

/** Returns a batch in the form of the responses; undefined if there is none or the reader may not see it. */
export async function findBatch(db: Db, id: string, reader?: Actor): Promise<PriceBatch | undefined> {
  const seen = reader ? ownBatches(reader) : sql`true`;
  const { rows } = await db.execute<BatchRow>(
    sql`select ${batchColumns} from price_batches b where b.id = ${id} and ${seen}`,
  );
  return rows[0];
}
