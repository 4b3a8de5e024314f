import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { voucherErrors } from '../../../contract/promotion/voucherErrors';
import type { VoucherOutcome, VoucherPlan, voucherUpload } from '../../../contract/promotion/voucherPlan';
import type { Actor } from '../../core/Actor';
import { invalidInput } from '../../core/HttpError';
import type { Db, Tx } from '../../db/types';
import { badCell } from '../../sheet/badCell';
import type { SheetCell } from '../../sheet/cells';
import { readSheet } from '../../sheet/readSheet';
import { inTransaction } from '../../store/inTransaction';
import { conflict } from './answerError';
import { findBatch, insertVouchers } from './insertVouchers';
import { keyedId } from './keyedId';
import { lockPromotion, type PromotionRow } from './lockPromotion';
import { MAX_SHEET_ROWS, VOUCHER_COLUMNS } from './sheet/columns';
import { vouchersInSheet } from './sheet/vouchersInSheet';
import { writeRemarks } from './sheet/writeVoucherSheet';
import { vouchers } from './table';
import { requireRoom, voucherConstraints } from './voucherTerms';

/**
 * A dry run, or all vouchers of the workbook at once. Under the same `Idempotency-Key` they are added once.
 *
 * @throws HttpError 404, 403, 409 where the promotion or its vouchers have changed since the dry run, 422 where a cell has a fault
 */
export async function uploadVouchers(
  db: Db,
  promotionId: string,
  bytes: Buffer,
  { dry_run, fingerprint }: z.output<typeof voucherUpload>,
  actor: Actor,
): Promise<VoucherOutcome> {
  const cells = await readVoucherSheet(bytes);
  return inTransaction(
    db,
    async tx => {
      const promotion = await lockPromotion(tx, promotionId, actor);
      const id = keyedId('voucher_batch', actor);
      const before = dry_run || !id ? undefined : await findBatch(tx, id);
      if (before) return { plan: null, batch: before };
      const plan = await planVouchers(tx, promotion, cells);
      if (dry_run) return { plan, batch: null };
      requireSeen(plan, fingerprint);
      const rows = plan.rows.map(({ row: _, status, ...voucher }) => ({
        ...voucher,
        decision: status === 'draft' ? ('draft' as const) : ('awaiting_approval' as const),
      }));
      return { plan: null, batch: await insertVouchers(tx, promotion, { id, kind: 'excel', note: null }, rows, actor) };
    },
    voucherConstraints,
  );
}

/** The uploaded workbook again, with what stands against each row beside it. @throws HttpError as for the upload */
export async function remarkVouchers(db: Db, promotionId: string, bytes: Buffer, actor: Actor): Promise<Uint8Array> {
  const cells = await readVoucherSheet(bytes);
  const { bad_cells } = await inTransaction(db, async tx =>
    planVouchers(tx, await lockPromotion(tx, promotionId, actor), cells),
  );
  return writeRemarks(cells, bad_cells);
}

const readVoucherSheet = (bytes: Buffer) =>
  readSheet(bytes, { maxRows: MAX_SHEET_ROWS, columns: VOUCHER_COLUMNS.length });

async function planVouchers(tx: Tx, promotion: PromotionRow, cells: readonly SheetCell[][]): Promise<VoucherPlan> {
  const read = vouchersInSheet(cells, promotion);
  await requireRoom(tx, promotion, read.rows.length);
  const codes = read.rows.flatMap(({ code }) => (code === null ? [] : [code]));
  const taken = await tx
    .select({ code: vouchers.code })
    .from(vouchers)
    .where(sql`${vouchers.code} = any(${sql.param(codes)}::text[])`);
  const isTaken = new Set<string | null>(taken.map(({ code }) => code));
  const clashes = read.rows.filter(({ code }) => isTaken.has(code));
  const rows = read.rows.filter(({ code }) => !isTaken.has(code));
  const bad_cells = [...read.bad_cells, ...clashes.map(({ row }) => badCell(`A${row}`, voucherErrors.codeTaken()))];
  const seen = JSON.stringify([promotion.id, promotion.version, rows, bad_cells]);
  const fingerprint = createHash('sha256').update(seen).digest('hex').slice(0, 32);
  return { fingerprint, rows, bad_cells, problems: bad_cells.length };
}

function requireSeen(plan: VoucherPlan, fingerprint: string | null | undefined) {
  if (!fingerprint) throw invalidInput({ fingerprint: voucherErrors.lookFirst() });
  if (fingerprint !== plan.fingerprint) throw conflict(voucherErrors.changedSince());
  if (plan.problems === 0) return;
  const faults = Object.fromEntries(plan.bad_cells.map(({ cell, message, error }) => [cell, { ...error, message }]));
  throw invalidInput(faults, Object.values(faults)[0]);
}
