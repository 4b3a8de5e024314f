import { defineErrors } from '../core/defineErrors';

/** Errors in reading an order or taking a step. */
export const orderErrors = defineErrors('order', {
  notFound: { id: 'Pesanan ini tidak ditemukan.', en: 'This order was not found.' },
  outOfStock: {
    id: 'Stok %{name} di merchant tinggal %{stock} %{unit}, tidak cukup untuk dikirim ulang.',
    en: 'The merchant has only %{stock} %{unit} of %{name} left, not enough to resend.',
  },
  sameMerchant: { id: 'Pesanan ini sudah di merchant tersebut.', en: 'This merchant already has the order.' },
  ownGoods: {
    id: '%{name} adalah barang milik merchant sendiri, jadi pesanan ini tidak dapat dialihkan.',
    en: '%{name} is the merchant’s own product, so this order cannot be reassigned.',
  },
  notSoldThere: { id: 'Merchant ini tidak menjual %{name}.', en: 'This merchant does not sell %{name}.' },
  shortThere: {
    id: 'Stok %{name} di merchant ini tinggal %{stock} %{unit}.',
    en: 'This merchant has only %{stock} %{unit} of %{name} left.',
  },
  dearerThere: {
    id: 'Harga %{name} di merchant ini %{price}, lebih mahal daripada yang disetujui pelanggan.',
    en: 'This merchant charges %{price} for %{name}, more than the customer agreed to.',
  },
  illegalStep: {
    id: "'%{step}' tidak berlaku untuk pesanan yang berstatus %{status}.",
    en: "'%{step}' does not apply to an order with the status %{status}.",
  },
});
