import type { ErrorMessage } from '../../../../contract/core/defineErrors';
import { MAX_VOUCHER_CODE, normaliseCode, VOUCHER_CODE } from '../../../../contract/promotion/voucherCode';
import { voucherErrors } from '../../../../contract/promotion/voucherErrors';
import type { VoucherPlan, VoucherPlanRow } from '../../../../contract/promotion/voucherPlan';
import { MAX_VOUCHER_ROWS } from '../../../../contract/promotion/voucherRecord';
import { invalidInput } from '../../../core/HttpError';
import { badCell } from '../../../sheet/badCell';
import { cellText, isEmptyCell, type SheetCell } from '../../../sheet/cells';
import type { PromotionRow } from '../lockPromotion';
import { NEW_STATUSES, VOUCHER_COLUMNS, VOUCHER_HEADINGS } from './columns';
import { sheetMoment } from './sheetMoment';

const MAX_NOTE = 200;

export type SheetPlan = Pick<VoucherPlan, 'rows' | 'bad_cells'>;
type Period = Pick<PromotionRow, 'starts_at' | 'ends_at' | 'quota'>;
type Bad = (column: string, error: ErrorMessage) => void;

/**
 * The vouchers that a filled workbook asks for; empty rows ask for nothing. What cannot be read, or exceeds the promotion, is named by
 * its cell.
 *
 * @throws HttpError 422 on `file` where the headings are not those of the format, nothing is filled in, or too much
 */
export function vouchersInSheet([heading = [], ...rows]: readonly SheetCell[][], promotion: Period): SheetPlan {
  if (VOUCHER_HEADINGS.some((header, index) => cellText(heading[index]) !== header))
    throw invalidFile(voucherErrors.headings({ headings: VOUCHER_HEADINGS.join(', ') }));
  const plan: SheetPlan = { rows: [], bad_cells: [] };
  const codes = new Set<string>();
  let filled = 0;
  for (const [index, cells] of rows.entries()) {
    if (cells.every(isEmptyCell)) continue;
    filled += 1;
    const number = index + 2;
    const before = plan.bad_cells.length;
    const bad: Bad = (column, error) => void plan.bad_cells.push(badCell(`${column}${number}`, error));
    const row = readRow(cells, number, promotion, bad);
    if (row.code !== null && codes.has(row.code)) bad('A', voucherErrors.codeTwice());
    if (row.code !== null) codes.add(row.code);
    if (plan.bad_cells.length === before) plan.rows.push(row);
  }
  if (filled === 0) throw invalidFile(voucherErrors.emptyFile());
  if (filled > MAX_VOUCHER_ROWS) throw invalidFile(voucherErrors.tooManyRows({ most: MAX_VOUCHER_ROWS }));
  return plan;
}

const LETTERS = VOUCHER_COLUMNS.map((_, index) => String.fromCharCode(65 + index));

function readRow(cells: readonly SheetCell[], row: number, promotion: Period, bad: Bad): VoucherPlanRow {
  for (const [index, letter] of LETTERS.entries()) if (cells[index]?.formula) bad(letter, voucherErrors.formula());
  const [code, quota, starts, ends, status, note] = cells;
  const starts_at = momentOf(starts, false, promotion, () => bad('C', voucherErrors.badDate()));
  const ends_at = momentOf(ends, true, promotion, () => bad('D', voucherErrors.badDate()));
  if (starts_at < promotion.starts_at || starts_at >= promotion.ends_at) bad('C', voucherErrors.outsidePeriod());
  if (ends_at > promotion.ends_at) bad('D', voucherErrors.outsidePeriod());
  else if (ends_at <= starts_at) bad('D', voucherErrors.endsBeforeStart());
  const text = cellText(note);
  if (text.length > MAX_NOTE) bad('F', voucherErrors.longNote({ most: MAX_NOTE }));
  return {
    row,
    code: codeOf(code, bad),
    quota: quotaOf(quota, promotion, bad),
    starts_at,
    ends_at,
    status: statusOf(status, bad),
    note: text || null,
  };
}

function momentOf(cell: SheetCell | undefined, end: boolean, promotion: Period, bad: () => void): string {
  const otherwise = end ? promotion.ends_at : promotion.starts_at;
  if (!cell || isEmptyCell(cell) || cell.formula) return otherwise;
  const moment = sheetMoment(cell, { end, within: promotion });
  if (!moment) bad();
  return moment ?? otherwise;
}

function codeOf(cell: SheetCell | undefined, bad: Bad): string | null {
  if (!cell || isEmptyCell(cell) || cell.formula) return null;
  const code = normaliseCode(cellText(cell));
  if (code.length > MAX_VOUCHER_CODE || !VOUCHER_CODE.test(code)) bad('A', voucherErrors.codeForm());
  return code;
}

function quotaOf(cell: SheetCell | undefined, promotion: Period, bad: Bad): number {
  if (!cell || isEmptyCell(cell) || cell.formula) return 1;
  const typed = cellText(cell);
  // 1.500 is how people write it
  const quota = typeof cell.value === 'number' ? cell.value : Number(typed.replace(/\.(?=\d{3}(?:\D|$))/g, ''));
  if (!typed || typeof cell.value === 'boolean' || !Number.isSafeInteger(quota) || quota < 1)
    bad('B', voucherErrors.wholeQuota());
  else if (quota > promotion.quota) bad('B', voucherErrors.quotaAbovePromotion({ quota: promotion.quota }));
  return quota;
}

function statusOf(cell: SheetCell | undefined, bad: Bad): VoucherPlanRow['status'] {
  if (!cell || isEmptyCell(cell) || cell.formula) return 'draft';
  const typed = cellText(cell).toLowerCase();
  const [, status] = Object.entries(NEW_STATUSES).find(([label]) => label.toLowerCase() === typed) ?? [];
  if (!status) bad('E', voucherErrors.badStatus({ statuses: Object.keys(NEW_STATUSES).join(' / ') }));
  return status ?? 'draft';
}

const invalidFile = (error: ErrorMessage) => invalidInput({ file: error }, error);
