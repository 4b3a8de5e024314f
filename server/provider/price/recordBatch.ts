import { randomUUID } from 'node:crypto';
import type { PriceBatch } from '../../../contract/price/pricePlan';
import type { PricedCategory } from '../../../contract/price/priceRights';
import { CATEGORIES } from '../../../contract/product';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { bulkInsertWithBatchedChecks } from '../../db/bulkInsertWithBatchedChecks';
import type { Tx } from '../../db/types';
import { findBatch } from './findBatch';
import { notifyOfPrices } from './notifyOfPrices';
import { reachedRegions } from './reachedRegions';
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
