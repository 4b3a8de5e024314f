import { defineErrors } from '../core/defineErrors';

/** Errors of the calls for vouchers. */
export const voucherErrors = defineErrors('voucher', {
  notForKind: {
    id: 'Jenis promo ini tidak memakai voucher.',
    en: 'Promotions of this kind have no vouchers.',
  },
  codeTaken: { id: 'Kode voucher ini sudah ada', en: 'This voucher code exists already' },
  codeForm: {
    id: 'Kode voucher terdiri atas 4 sampai 40 huruf, angka, atau tanda hubung',
    en: 'A voucher code has 4 to 40 letters, digits and hyphens',
  },
  outsidePeriod: {
    id: 'Masa berlaku voucher harus di dalam masa berlaku promo',
    en: 'A voucher’s period must lie within the promotion’s',
  },
  endsBeforeStart: { id: 'Berakhir harus setelah mulai berlaku', en: 'The end must come after the beginning' },
  quotaAbovePromotion: {
    id: 'Kuota voucher paling banyak %{quota}, sebanyak kuota promo',
    en: 'At most %{quota}, the promotion’s quota',
  },
  codeFixed: {
    id: 'Kode hanya dapat diganti selama voucher masih draf',
    en: 'The code can only change while the voucher is a draft',
  },
  over: { id: 'Voucher berstatus %{status} tidak dapat diubah.', en: 'This voucher cannot be changed: %{status}.' },
  illegalStatus: {
    id: 'Voucher berstatus %{from} tidak dapat menjadi %{to}.',
    en: 'A voucher cannot go from %{from} to %{to}.',
  },
  ownApproval: {
    id: 'Voucher harus disetujui orang lain, bukan yang mengajukannya.',
    en: 'Somebody other than who submitted it has to approve a voucher.',
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
    en: 'The promotion or its vouchers have changed since you looked. Look again first.',
  },
  lookFirst: { id: 'Lihat dahulu isinya sebelum diterapkan', en: 'Look first, then apply' },
  codeTwice: { id: 'Kode ini muncul dua kali dalam berkas', en: 'This code stands twice in the file' },
});
