import { randomUUID } from 'node:crypto';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { CODE_LENGTH } from '../../../contract/promotion/voucherCode';
import { voucherErrors } from '../../../contract/promotion/voucherErrors';
import type { VoucherBatch } from '../../../contract/promotion/voucherRecord';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { bulkInsert } from '../../db/bulkInsert';
import type { Tx } from '../../db/types';
import { randomCode } from './freeCode';
import type { PromotionRow } from './lockPromotion';
import { notifyVoucherApprovers } from './notifyOfVouchers';
import { conflict } from './promotionHttpErrors';
import { voucher_batches, vouchers } from './table';

interface NewVoucher {
  /** Null to generate one. */
  code: string | null;
  decision: 'draft' | 'awaiting_approval';
  quota: number;
  starts_at: string;
  ends_at: string;
  note: string | null;
}

interface NewBatch {
  id: string | undefined;
  kind: VoucherBatch['kind'];
  note: string | null;
}

/** Returns a batch in the response format; undefined if there is none. */
export async function findBatch(tx: Tx, id: string): Promise<VoucherBatch | undefined> {
  const { created_by: _, ...columns } = getTableColumns(voucher_batches);
  const [batch] = await tx.select(columns).from(voucher_batches).where(eq(voucher_batches.id, id));
  return batch;
}

/**
 * Adds a batch with its vouchers and one audit row, and notifies those who can approve them.
 *
 * @throws HttpError 422 through the constraint if a given code is taken
 */
export async function insertVouchers(
  tx: Tx,
  promotion: PromotionRow,
  { id = randomUUID(), kind, note }: NewBatch,
  rows: readonly NewVoucher[],
  actor: Actor,
): Promise<VoucherBatch> {
  const promotion_id = promotion.id;
  await tx
    .insert(voucher_batches)
    .values({ id, promotion_id, kind, count: rows.length, note, created_by: actor.user_id });
  const codes = await freeCodes(tx, promotion.code, rows.filter(({ code }) => code === null).length);
  await bulkInsert(
    tx,
    vouchers,
    rows.map(row => ({
      ...row,
      code: row.code ?? codes.pop()!,
      promotion_id,
      batch_id: id,
      submitted_by: row.decision === 'draft' ? null : actor.user_id,
      created_by: actor.user_id,
      updated_by: actor.user_id,
    })),
  );
  await recordAudit(tx, actor, {
    action: 'create',
    entity: 'voucher_batch',
    entity_id: id,
    label: `${rows.length} voucher ${promotion.title}`,
    after: { promotion_id, kind, count: rows.length, note },
  });
  const submitted = rows.filter(({ decision }) => decision === 'awaiting_approval').length;
  if (submitted > 0) await notifyVoucherApprovers(tx, promotion, submitted, actor);
  return (await findBatch(tx, id))!;
}

/** Returns random codes that no voucher has. A code taken in the meantime violates the unique constraint. */
async function freeCodes(tx: Tx, prefix: string, count: number): Promise<string[]> {
  const codes = new Set<string>();
  for (let tries = 0; tries < 5 && codes.size < count; tries += 1) {
    while (codes.size < count) codes.add(`${prefix}-${randomCode(CODE_LENGTH)}`);
    const taken = await tx
      .select({ code: vouchers.code })
      .from(vouchers)
      .where(sql`${vouchers.code} = any(${sql.param([...codes])}::text[])`);
    for (const { code } of taken) codes.delete(code);
  }
  if (codes.size < count) throw conflict(voucherErrors.codeTaken());
  return [...codes];
}
