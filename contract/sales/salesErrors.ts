import { defineErrors } from '../core/defineErrors';

/** Errors in reading sales data. */
export const salesErrors = defineErrors('sales', {
  invoiceNotFound: {
    id: 'Invoice tidak ditemukan. Invoice hanya ada untuk pesanan yang sudah terjual.',
    en: 'The invoice was not found. Only orders that were sold have one.',
  },
  tooManyRowsForPdf: {
    id: 'Hasil %{rows} baris terlalu banyak untuk PDF (paling banyak %{max}). Persempit filter, atau unduh Excel.',
    en: '%{rows} rows are too many for a PDF (at most %{max}). Narrow the filters, or download as Excel.',
  },
});
