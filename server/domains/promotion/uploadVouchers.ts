import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type BadCell, MOST_FAULTS } from '../../../contract/core/badCell';
import type { ErrorMessage } from '../../../contract/core/defineErrors';
import type { QueryOf } from '../../../contract/core/endpoint';
import type { TypedMoment } from '../../../contract/core/typedMoment';
import type { voucherApi } from '../../../contract/promotion/voucherApi';
import { codeOf, VOUCHER_CODE } from '../../../contract/promotion/voucherCode';
import { voucherErrors } from '../../../contract/promotion/voucherErrors';
import type {
  VoucherOutcome,
  VoucherPlan,
  VoucherPlanRow,
  voucherUpload,
} from '../../../contract/promotion/voucherPlan';
import type { Actor } from '../../core/Actor';
import { fingerprintOf, requireSeen } from '../../core/fingerprint';
import { invalidInput } from '../../core/HttpError';
import { type Task, unwatched } from '../../core/Task';
import type { Db, Tx } from '../../db/types';
import { badCell } from '../../sheet/badCell';
import type { SheetRow, SheetRows } from '../../sheet/readRows';
import { readSheet } from '../../sheet/readSheet';
import { writeRemarks } from '../../sheet/writeRemarks';
import { claimKey, noKey } from '../../store/claimKey';
import { inTransaction } from '../../store/inTransaction';
import { findBatch, insertVouchers } from './insertVouchers';
import { lockPromotion, type PromotionRow } from './lockPromotion';
import { conflict } from './promotionHttpErrors';
import { type VoucherSheet, voucherSheet } from './sheet/voucherSheet';
import { vouchers } from './table';
import { requireRoom, voucherConstraints } from './voucherTerms';

type Read = SheetRows<VoucherSheet['columns']> & Pick<VoucherPlan, 'notices'>;

/**
 * Checks an uploaded file in a dry run, or adds all its vouchers in one transaction; at most once per `Idempotency-Key`.
 *
 * @throws HttpError 404, 403, 409 if the promotion or its vouchers have changed since the dry run, 422 if a cell is invalid
 */
export async function uploadVouchers(
  db: Db,
  promotionId: string,
  bytes: Buffer,
  { dry_run, fingerprint }: z.output<typeof voucherUpload>,
  actor: Actor,
  task: Task,
): Promise<VoucherOutcome> {
  const read = await readSheet(voucherSheet, bytes, task);
  const total = read.rows.length;
  return inTransaction(
    db,
    async tx => {
      task.report({ step: 'checking', done: 0, total });
      const promotion = await lockPromotion(tx, promotionId, actor);
      const { id, isRepeat } = dry_run ? noKey : await claimKey(tx, 'voucher_batch', actor);
      if (isRepeat) return { plan: null, batch: (await findBatch(tx, id!))! };
      const plan = await planVouchers(tx, promotion, read);
      task.report({ step: 'checking', done: total, total });
      if (dry_run) return { plan, batch: null };
      validatePlan(plan, fingerprint);
      const rows = plan.rows.map(({ row: _, status, ...voucher }) => ({
        ...voucher,
        decision: status === 'draft' ? ('draft' as const) : ('awaiting_approval' as const),
      }));
      task.report({ step: 'saving', done: 0, total });
      const batch = await insertVouchers(tx, promotion, { id, kind: 'excel', note: null }, rows, actor);
      task.signal.throwIfAborted();
      return { plan: null, batch };
    },
    voucherConstraints,
  );
}

/** Returns the uploaded file as a workbook, with the problems of each row beside it. @throws HttpError as for the upload */
export async function remarkVouchers(
  db: Db,
  promotionId: string,
  bytes: Buffer,
  { only_faulty = false }: QueryOf<typeof voucherApi.remarks>,
  actor: Actor,
): Promise<Uint8Array> {
  const { table, ...read } = await readSheet(voucherSheet, bytes, unwatched(actor));
  const { bad_cells, problems } = await inTransaction(db, async tx =>
    planVouchers(tx, await lockPromotion(tx, promotionId, actor), read),
  );
  return writeRemarks(voucherSheet, table, { faults: bad_cells, count: problems }, only_faulty);
}

async function planVouchers(tx: Tx, promotion: PromotionRow, sheet: Read): Promise<VoucherPlan> {
  const read = vouchersInSheet(sheet, promotion);
  await requireRoom(tx, promotion, read.rows.length);
  const codes = read.rows.flatMap(({ code }) => (code === null ? [] : [code]));
  const taken = await tx
    .select({ code: vouchers.code })
    .from(vouchers)
    .where(sql`${vouchers.code} = any(${sql.param(codes)}::text[])`);
  const isTaken = new Set<string | null>(taken.map(({ code }) => code));
  const clashes = new Set(read.rows.filter(({ code }) => isTaken.has(code)).map(({ row }) => row));
  const rows = read.rows.filter(({ row }) => !clashes.has(row));
  const cells = sheet.rows.filter(({ number }) => clashes.has(number)).map(({ cells: { code } }) => code);
  const bad_cells = [...read.bad_cells, ...cells.map(cell => badCell(cell, voucherErrors.codeTaken()))];
  const fingerprint = fingerprintOf([promotion.id, promotion.version, rows, bad_cells]);
  const { notices } = sheet;
  return { fingerprint, rows, bad_cells: bad_cells.slice(0, MOST_FAULTS), notices, problems: bad_cells.length };
}

function validatePlan(plan: VoucherPlan, fingerprint: string | null | undefined) {
  requireSeen(plan, fingerprint, {
    notSeen: voucherErrors.lookFirst(),
    changed: () => conflict(voucherErrors.changedSince()),
  });
  if (plan.problems === 0) return;
  const faults = Object.fromEntries(plan.bad_cells.map(({ cell, message, error }) => [cell, { ...error, message }]));
  throw invalidInput(faults, Object.values(faults)[0]);
}

type Columns = VoucherSheet['columns'];
type Terms = Pick<PromotionRow, 'starts_at' | 'ends_at' | 'quota'>;

/** Returns the vouchers that a file defines. Values that exceed the promotion, and duplicate codes, are reported by cell. */
function vouchersInSheet(
  { rows, bad_cells }: SheetRows<Columns>,
  promotion: Terms,
): Pick<VoucherPlan, 'rows' | 'bad_cells'> {
  const codes = new Set<string>();
  const faults: BadCell[] = [...bad_cells];
  const vouchers = rows.flatMap(row => {
    const before = faults.length;
    const bad = (column: keyof Columns, error: ErrorMessage) => void faults.push(badCell(row.cells[column], error));
    const voucher = voucherOf(row, promotion);
    checkVoucher(voucher, promotion, bad);
    if (voucher.code !== null && codes.has(voucher.code)) bad('code', voucherErrors.codeTwice());
    if (voucher.code !== null) codes.add(voucher.code);
    return row.isClean && faults.length === before ? [voucher] : [];
  });
  return { rows: vouchers, bad_cells: faults };
}

function voucherOf({ number, values }: SheetRow<Columns>, promotion: Terms): VoucherPlanRow {
  const { code, quota, starts_at, ends_at, status, note } = values;
  return {
    row: number,
    code: code === null ? null : codeOf(code),
    quota: quota ?? 1,
    starts_at: starts_at ? voucherMoment(starts_at, false, promotion) : promotion.starts_at,
    ends_at: ends_at ? voucherMoment(ends_at, true, promotion) : promotion.ends_at,
    status: status ?? 'draft',
    note,
  };
}

function checkVoucher(
  { code, quota, starts_at, ends_at }: VoucherPlanRow,
  promotion: Terms,
  bad: (column: keyof Columns, error: ErrorMessage) => void,
) {
  if (code !== null && !VOUCHER_CODE.test(code)) bad('code', voucherErrors.codeForm());
  if (quota > promotion.quota) bad('quota', voucherErrors.quotaAbovePromotion({ quota: promotion.quota }));
  if (starts_at < promotion.starts_at || starts_at >= promotion.ends_at)
    bad('starts_at', voucherErrors.outsidePeriod());
  if (ends_at > promotion.ends_at) bad('ends_at', voucherErrors.outsidePeriod());
  else if (ends_at <= starts_at) bad('ends_at', voucherErrors.endsBeforeStart());
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

interface Period {
  starts_at: string;
  ends_at: string;
}

/**
 * Returns the instant that a cell denotes in Jakarta. Without a time it is the first minute of the day, or the last (`end`), or the
 * start or end of `within` if that falls on the day.
 */
function voucherMoment({ day, time }: TypedMoment, end: boolean, within: Period): string {
  if (time) return new Date(`${day}T${time}:00+07:00`).toISOString();
  const begin = Date.parse(`${day}T00:00:00+07:00`);
  const bound = Date.parse(end ? within.ends_at : within.starts_at);
  if (bound >= begin && bound < begin + DAY_MS) return new Date(bound).toISOString();
  return new Date(end ? begin + DAY_MS - MINUTE_MS : begin).toISOString();
}
