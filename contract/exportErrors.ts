import { defineErrors } from './core/defineErrors';

/** Errors in downloading a list. */
export const exportErrors = defineErrors('export', {
  tooManyRows: {
    id: 'Hasilnya %{rows} baris, paling banyak %{max}. Persempit filternya, lalu unduh lagi.',
    en: 'The result has %{rows} rows; the limit is %{max}. Narrow the filters, then download again.',
  },
  tooManyOwn: {
    id: 'Masih ada %{count} unduhan Anda yang berjalan atau menunggu. Tunggu sampai salah satunya selesai.',
    en: '%{count} of your downloads are still running or waiting. Wait until one of them has finished.',
  },
  tooMany: {
    id: 'Sedang banyak yang mengunduh. Coba lagi sebentar lagi.',
    en: 'Many people are downloading at the moment. Try again shortly.',
  },
  tooLargeForPdf: {
    id: 'Dokumen ini terlalu besar untuk dijadikan PDF. Kurangi isinya, lalu coba lagi.',
    en: 'This document is too large to convert to PDF. Remove some content, then try again.',
  },
  unknownColumn: { id: 'Kolom %{column} tidak ada', en: 'There is no column %{column}' },
});
