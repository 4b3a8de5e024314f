import { defineErrors } from '../core/defineErrors';

/** Errors in reading or changing a merchant. */
export const merchantErrors = defineErrors('merchant', {
  notFound: { id: 'Merchant ini tidak ditemukan.', en: 'This merchant was not found.' },
  closed: {
    id: 'Merchant ini sudah ditutup, jadi produknya tidak dapat diubah.',
    en: 'This merchant has been closed, so its products cannot be changed.',
  },
  illegalStatus: {
    id: 'Merchant berstatus %{from} tidak dapat menjadi %{to}.',
    en: 'A merchant with the status %{from} cannot become %{to}.',
  },
});
