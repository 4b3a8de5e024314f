import { defineErrors } from '../core/defineErrors';

/** Reasons why a promotion gives no discount on an order. */
export const promotionRuleErrors = defineErrors('promotion', {
  unknownCode: { id: 'Kode promo %{code} tidak ditemukan.', en: 'There is no promotion code %{code}.' },
  inactive: { id: 'Promo ini sedang dinonaktifkan.', en: 'This promotion is switched off.' },
  notApproved: { id: 'Promo ini belum disetujui.', en: 'This promotion has not been approved yet.' },
  notBegun: { id: 'Promo ini baru berlaku mulai %{moment}.', en: 'This promotion only begins at %{moment}.' },
  ended: { id: 'Promo ini sudah berakhir pada %{moment}.', en: 'This promotion ended at %{moment}.' },
  usedUp: { id: 'Kuota promo ini sudah habis.', en: 'The quota of this promotion is used up.' },
  voucherNeeded: { id: 'Promo ini memerlukan kode voucher.', en: 'This promotion needs the code of a voucher.' },
  voucherNotUsable: { id: 'Voucher ini berstatus %{status}.', en: 'This voucher cannot be used: %{status}.' },
  voucherUsedUp: { id: 'Voucher ini sudah terpakai.', en: 'This voucher has been used already.' },
  wrongDay: { id: 'Promo ini hanya berlaku hari %{days}.', en: 'This promotion is for other days: %{days}.' },
  wrongHour: {
    id: 'Promo ini hanya berlaku pukul %{from} sampai %{until} WIB.',
    en: 'This promotion is only for %{from} to %{until} (Jakarta).',
  },
  wrongArea: { id: 'Promo ini tidak berlaku di area merchant ini.', en: 'This promotion is not for this area.' },
  wrongMerchant: {
    id: 'Merchant ini tidak ikut promo ini.',
    en: 'This merchant does not take part in this promotion.',
  },
  customerUsedUp: {
    id: 'Pelanggan ini sudah memakai promo ini %{uses} kali, sebanyak yang diperbolehkan.',
    en: 'This customer has used this promotion %{uses} times, as often as allowed.',
  },
  notNewCustomer: {
    id: 'Promo ini hanya untuk pesanan pertama pelanggan.',
    en: 'This promotion is only for a customer’s first order.',
  },
  noEligibleGoods: {
    id: 'Tidak ada barang di keranjang yang termasuk promo ini.',
    en: 'No goods of the basket belong to this promotion.',
  },
  belowMinimum: {
    id: 'Belanja barang promo minimal %{minimum}, masih kurang %{missing}.',
    en: 'At least %{minimum} of the promotion’s goods; %{missing} are missing.',
  },
  bundleIncomplete: {
    id: 'Paket promo ini belum lengkap di keranjang.',
    en: 'The basket does not hold the whole bundle.',
  },
  tooFew: {
    id: 'Beli minimal %{quantity} barang yang sama untuk mendapat barang gratisnya.',
    en: 'Buy at least %{quantity} of the same goods to get one free.',
  },
  noTradeIn: {
    id: 'Promo ini memerlukan tabung lama yang ditukar.',
    en: 'This promotion needs old cylinders that are traded in.',
  },
  noShipping: {
    id: 'Pesanan ini tidak dikenai ongkos kirim.',
    en: 'This order has no shipping cost.',
  },
  nothing: { id: 'Promo ini tidak memotong apa pun.', en: 'This promotion takes nothing off.' },
});

/** Errors of the calls for promotions. */
export const promotionErrors = defineErrors('promotion', {
  nationwide: {
    id: 'Promo ini berlaku nasional. Anda hanya dapat mengubah promo wilayah Anda.',
    en: 'This promotion is nationwide. You may only change those of your region.',
  },
  otherRegions: {
    id: 'Promo ini juga berlaku di wilayah lain. Anda hanya dapat mengubah promo wilayah Anda.',
    en: 'This promotion also runs in other regions. You may only change those of your region.',
  },
  noSuchChoice: { id: '%{field} bukan pilihan yang tersedia', en: '%{field} is not one of the choices' },
  codeTaken: { id: 'Kode ini sudah dipakai promo lain', en: 'Another promotion has this code' },
  kindFixed: {
    id: 'Jenis promo tidak dapat diganti setelah promo dipakai',
    en: 'The kind cannot change once the promotion was used',
  },
  quotaBelowUsed: {
    id: 'Kuota minimal %{used}, sebanyak yang sudah terpakai',
    en: 'At least %{used}, as many as are used',
  },
  used: {
    id: 'Promo ini sudah pernah dipakai, jadi tidak dapat dihapus. Nonaktifkan saja.',
    en: 'This promotion has been used, so it cannot be deleted. Switch it off instead.',
  },
  rejected: {
    id: 'Promo ini ditolak. Ubah dulu, lalu mintakan persetujuan lagi.',
    en: 'This promotion was rejected. Change it first, then have it approved again.',
  },
  notWaiting: { id: 'Promo ini tidak sedang menunggu persetujuan.', en: 'This promotion is not waiting for approval.' },
  ownApproval: {
    id: 'Promo ini harus disetujui orang lain, bukan pembuat atau pengubahnya.',
    en: 'Somebody other than its author has to approve this promotion.',
  },
  noCodeLeft: {
    id: 'Tidak ada kode tersisa dengan awalan ini. Isi kodenya sendiri.',
    en: 'No code is free with this prefix. Enter one yourself.',
  },
});
