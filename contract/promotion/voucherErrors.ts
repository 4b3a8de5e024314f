import { defineErrors } from '../core/defineErrors';

/** Errors of the calls for vouchers. */
export const voucherErrors = defineErrors('voucher', {
  notForKind: {
    id: 'Jenis promo ini tidak memakai voucher.',
    en: 'This type of promotion does not use vouchers.',
  },
  codeTaken: { id: 'Kode voucher ini sudah ada', en: 'This voucher code already exists' },
  codeForm: {
    id: 'Kode voucher terdiri atas 4 sampai 40 huruf, angka, atau tanda hubung',
    en: 'A voucher code must have 4 to 40 letters, digits and hyphens',
  },
  outsidePeriod: {
    id: 'Masa berlaku voucher harus di dalam masa berlaku promo',
    en: 'A voucher’s period must be within the promotion’s period',
  },
  endsBeforeStart: { id: 'Berakhir harus setelah mulai berlaku', en: 'The end must be after the start' },
  quotaAbovePromotion: {
    id: 'Kuota voucher paling banyak %{quota}, sebanyak kuota promo',
    en: 'The voucher quota can be at most %{quota}, the promotion’s quota',
  },
  codeFixed: {
    id: 'Kode hanya dapat diganti selama voucher masih draf',
    en: 'The code can only be changed while the voucher is a draft',
  },
  over: { id: 'Voucher berstatus %{status} tidak dapat diubah.', en: 'This voucher cannot be changed: %{status}.' },
  illegalStatus: {
    id: 'Voucher berstatus %{from} tidak dapat menjadi %{to}.',
    en: 'A voucher cannot go from %{from} to %{to}.',
  },
  ownApproval: {
    id: 'Voucher harus disetujui orang lain, bukan yang mengajukannya.',
    en: 'A voucher must be approved by someone other than the person who submitted it.',
  },
  used: {
    id: 'Voucher ini sudah pernah dipakai, jadi tidak dapat dihapus. Cabut saja.',
    en: 'This voucher has been used, so it cannot be deleted. Revoke it instead.',
  },
  tooMany: {
    id: 'Satu promo paling banyak memiliki %{most} voucher.',
    en: 'A promotion has at most %{most} vouchers.',
  },
  changedSince: {
    id: 'Promo atau vouchernya sudah berubah sejak Anda melihatnya. Lihat dahulu sekali lagi.',
    en: 'The promotion or its vouchers have changed since your preview. Preview again first.',
  },
  lookFirst: { id: 'Lihat dahulu isinya sebelum diterapkan', en: 'Preview it before applying' },
  codeTwice: { id: 'Kode ini muncul dua kali dalam berkas', en: 'This code appears twice in the file' },
});
