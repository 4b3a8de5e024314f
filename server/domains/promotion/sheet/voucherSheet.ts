import { MAX_PROMOTION_QUOTA } from '../../../../contract/promotion/promotionRecord';
import { MAX_VOUCHER_CODE } from '../../../../contract/promotion/voucherCode';
import { MAX_VOUCHER_ROWS } from '../../../../contract/promotion/voucherRecord';
import { VOUCHER_STATUS_LABELS } from '../../../../contract/promotion/voucherStatus';
import { defineSheet } from '../../../sheet/defineSheet';
import { moment } from '../../../sheet/momentColumn';
import { whole } from '../../../sheet/numberColumns';
import { choice, text } from '../../../sheet/textColumns';

/** The statuses of a new voucher, by their labels in the sheet. */
const NEW_STATUSES = {
  [VOUCHER_STATUS_LABELS.draft]: 'draft',
  [VOUCHER_STATUS_LABELS.awaiting_approval]: 'awaiting_approval',
} as const;

/** The sheet format for a promotion's vouchers, recognised by its headings. */
export const voucherSheet = defineSheet({
  name: 'Voucher',
  columns: {
    code: text('Kode voucher', { width: 24, max: MAX_VOUCHER_CODE, help: 'Kosongkan agar dibuat otomatis.' }),
    quota: whole('Kuota', {
      width: 10,
      min: 1,
      max: MAX_PROMOTION_QUOTA,
      help: 'Berapa kali voucher dapat dipakai. Kosong berarti satu kali.',
      hint: 'Isi bilangan bulat mulai dari 1. Kosongkan untuk satu kali pakai.',
    }),
    starts_at: moment('Mulai berlaku', { width: 18, help: 'Seperti 31/12/2026 atau 31/12/2026 17.00, waktu Jakarta.' }),
    ends_at: moment('Berakhir', { width: 18, help: 'Kosong berarti sama dengan promonya.' }),
    status: choice('Status', NEW_STATUSES, { width: 24 }),
    note: text('Catatan', { width: 40, max: 200 }),
  },
  maxFilled: MAX_VOUCHER_ROWS,
  maxRows: MAX_VOUCHER_ROWS * 2,
  guide: [
    'Satu baris satu voucher. Kode yang dikosongkan dibuat otomatis; kode sendiri terdiri atas 4 sampai 40 huruf, angka, atau tanda hubung.',
    'Kuota adalah berapa kali voucher dapat dipakai. Kosong berarti satu kali.',
    'Tanggal ditulis seperti 31/12/2026, waktu Jakarta. Kosong berarti sama dengan masa berlaku promo.',
    'Status Draf menunggu diajukan; Menunggu Persetujuan langsung diajukan kepada yang berhak menyetujui.',
    'Berkas dapat diunggah sebagai .xlsx atau .csv. Rumus, sel gabungan, dan baris tersembunyi yang berisi ditolak.',
    'Setelah diunggah, Anda melihat dahulu isinya. Tidak ada yang ditambahkan sebelum Anda menyetujuinya.',
  ],
});
export type VoucherSheet = typeof voucherSheet;
