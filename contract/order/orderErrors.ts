import { defineErrors } from '../core/defineErrors';

/** What stands against reading an order or taking a step. */
export const orderErrors = defineErrors('order', {
  notFound: { id: 'Pesanan ini tidak ditemukan.', en: 'This order was not found.' },
  outOfStock: {
    id: 'Stok %{name} di merchant tinggal %{stock} %{unit}, tidak cukup untuk dikirim ulang.',
    en: 'The merchant has only %{stock} %{unit} of %{name} left, too few to send again.',
  },
  illegalStep: {
    id: "'%{step}' tidak berlaku untuk pesanan yang berstatus %{status}.",
    en: "'%{step}' does not apply to an order with the status %{status}.",
  },
});
