import { defineErrors } from '../core/defineErrors';

/** Reasons why a promotion gives no discount on an order. */
export const promotionRuleErrors = defineErrors('promotion', {
  unknownCode: { id: 'Kode promo %{code} tidak ditemukan.', en: 'There is no promotion code %{code}.' },
  inactive: { id: 'Promo ini sedang dinonaktifkan.', en: 'This promotion is inactive.' },
  notApproved: { id: 'Promo ini belum disetujui.', en: 'This promotion has not been approved yet.' },
  notBegun: { id: 'Promo ini baru berlaku mulai %{moment}.', en: 'This promotion does not start until %{moment}.' },
  ended: { id: 'Promo ini sudah berakhir pada %{moment}.', en: 'This promotion ended at %{moment}.' },
  usedUp: { id: 'Kuota promo ini sudah habis.', en: 'The quota of this promotion is used up.' },
  voucherNeeded: { id: 'Promo ini memerlukan kode voucher.', en: 'This promotion requires a voucher code.' },
  voucherNotUsable: { id: 'Voucher ini berstatus %{status}.', en: 'This voucher cannot be used: %{status}.' },
  voucherUsedUp: { id: 'Voucher ini sudah terpakai.', en: 'This voucher has already been used.' },
  wrongDay: { id: 'Promo ini hanya berlaku hari %{days}.', en: 'This promotion is only valid on these days: %{days}.' },
  wrongHour: {
    id: 'Promo ini hanya berlaku pukul %{from} sampai %{until} WIB.',
    en: 'This promotion is only valid from %{from} to %{until} (Jakarta time).',
  },
  wrongArea: {
    id: 'Promo ini tidak berlaku di area merchant ini.',
    en: 'This promotion is not valid in this merchant’s area.',
  },
  wrongMerchant: {
    id: 'Merchant ini tidak ikut promo ini.',
    en: 'This merchant does not take part in this promotion.',
  },
  customerUsedUp: {
    id: 'Pelanggan ini sudah memakai promo ini %{uses} kali, sebanyak yang diperbolehkan.',
    en: 'This customer has used this promotion %{uses} times, the maximum allowed.',
  },
  notNewCustomer: {
    id: 'Promo ini hanya untuk pesanan pertama pelanggan.',
    en: 'This promotion is only for a customer’s first order.',
  },
  noEligibleGoods: {
    id: 'Tidak ada barang di keranjang yang termasuk promo ini.',
    en: 'None of the goods in the cart are part of this promotion.',
  },
  belowMinimum: {
    id: 'Belanja barang promo minimal %{minimum}, masih kurang %{missing}.',
    en: 'Spend at least %{minimum} on the promotion’s goods; %{missing} more is needed.',
  },
  bundleIncomplete: {
    id: 'Paket promo ini belum lengkap di keranjang.',
    en: 'The cart does not contain the whole bundle.',
  },
  tooFew: {
    id: 'Beli minimal %{quantity} barang yang sama untuk mendapat barang gratisnya.',
    en: 'Buy at least %{quantity} of the same item to get one free.',
  },
  noTradeIn: {
    id: 'Promo ini memerlukan tabung lama yang ditukar.',
    en: 'This promotion requires old cylinders to be traded in.',
  },
  noShipping: {
    id: 'Pesanan ini tidak dikenai ongkos kirim.',
    en: 'This order has no shipping cost.',
  },
  nothing: { id: 'Promo ini tidak memotong apa pun.', en: 'This promotion does not take anything off.' },
});

/** Errors of the calls for promotions. */
export const promotionErrors = defineErrors('promotion', {
  nationwide: {
    id: 'Promo ini berlaku nasional. Anda hanya dapat mengubah promo wilayah Anda.',
    en: 'This promotion is nationwide. You can only change promotions of your region.',
  },
  otherRegions: {
    id: 'Promo ini juga berlaku di wilayah lain. Anda hanya dapat mengubah promo wilayah Anda.',
    en: 'This promotion also runs in other regions. You can only change promotions of your region.',
  },
  noSuchChoice: { id: '%{field} bukan pilihan yang tersedia', en: '%{field} is not one of the choices' },
  codeTaken: { id: 'Kode ini sudah dipakai promo lain', en: 'Another promotion has this code' },
  kindFixed: {
    id: 'Jenis promo tidak dapat diganti setelah promo dipakai',
    en: 'The type cannot be changed once the promotion has been used',
  },
  quotaBelowUsed: {
    id: 'Kuota minimal %{used}, sebanyak yang sudah terpakai',
    en: 'The quota must be at least %{used}, the number already used',
  },
  used: {
    id: 'Promo ini sudah pernah dipakai, jadi tidak dapat dihapus. Nonaktifkan saja.',
    en: 'This promotion has been used, so it cannot be deleted. Deactivate it instead.',
  },
  rejected: {
    id: 'Promo ini ditolak. Ubah dulu, lalu mintakan persetujuan lagi.',
    en: 'This promotion was rejected. Change it first, then request approval again.',
  },
  notWaiting: { id: 'Promo ini tidak sedang menunggu persetujuan.', en: 'This promotion is not waiting for approval.' },
  ownApproval: {
    id: 'Promo ini harus disetujui orang lain, bukan pembuat atau pengubahnya.',
    en: 'Someone other than its author must approve this promotion.',
  },
  noCodeLeft: {
    id: 'Tidak ada kode tersisa dengan awalan ini. Isi kodenya sendiri.',
    en: 'No codes are available with this prefix. Enter one yourself.',
  },
});
