import type { BadCell } from '../../../../contract/core/badCell';
import type { ErrorMessage } from '../../../../contract/core/defineErrors';
import { codeOf, VOUCHER_CODE } from '../../../../contract/promotion/voucherCode';
import { voucherErrors } from '../../../../contract/promotion/voucherErrors';
import type { VoucherPlan, VoucherPlanRow } from '../../../../contract/promotion/voucherPlan';
import { badCell } from '../../../sheet/badCell';
import type { SheetRow, SheetRows } from '../../../sheet/readRows';
import type { PromotionRow } from '../lockPromotion';
import { voucherMoment } from './voucherMoment';
import type { VoucherSheet } from './voucherSheet';

type Columns = VoucherSheet['columns'];
type Terms = Pick<PromotionRow, 'starts_at' | 'ends_at' | 'quota'>;

/** Returns the vouchers that a file defines. Values that exceed the promotion, and duplicate codes, are reported by cell. */
export function vouchersInSheet(
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
