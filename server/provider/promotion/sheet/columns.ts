import { MAX_VOUCHER_ROWS } from '../../../../contract/promotion/voucherRecord';
import { VOUCHER_STATUS_LABELS } from '../../../../contract/promotion/voucherStatus';

/** The columns of the workbook for vouchers: heading and width, in order. The headings are how a filled file is known. */
export const VOUCHER_COLUMNS = [
  { header: 'Kode voucher', width: 24 },
  { header: 'Kuota', width: 10 },
  { header: 'Mulai berlaku', width: 18 },
  { header: 'Berakhir', width: 18 },
  { header: 'Status', width: 24 },
  { header: 'Catatan', width: 40 },
] as const;

export const VOUCHER_HEADINGS = VOUCHER_COLUMNS.map(({ header }) => header);

/** What a new voucher may be, by the words of the sheet. */
export const NEW_STATUSES = {
  [VOUCHER_STATUS_LABELS.draft]: 'draft',
  [VOUCHER_STATUS_LABELS.awaiting_approval]: 'awaiting_approval',
} as const;

/** Rows below the heading that are read: empty ones between the filled, too. */
export const MAX_SHEET_ROWS = MAX_VOUCHER_ROWS * 2;
