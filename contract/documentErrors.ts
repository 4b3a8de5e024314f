import { defineErrors } from './core/defineErrors';

/** Errors in converting a page. */
export const documentErrors = defineErrors('document', {
  empty: { id: 'Berkas ini tidak berisi teks yang dapat dicetak', en: 'This file has no text that could be printed' },
  tooLarge: {
    id: 'Halaman ini terlalu besar untuk dijadikan PDF. Kurangi isinya, lalu coba lagi.',
    en: 'This page is too large to become a PDF. Take something out, then try again.',
  },
  away: {
    id: 'Layanan pembuat PDF tidak dapat dihubungi. Coba lagi sebentar lagi.',
    en: 'The service that makes PDFs cannot be reached. Try again shortly.',
  },
  slow: {
    id: 'Layanan pembuat PDF terlalu lama menjawab. Coba lagi sebentar lagi.',
    en: 'The service that makes PDFs took too long to answer. Try again shortly.',
  },
  failed: {
    id: 'Layanan pembuat PDF menolak halaman ini.',
    en: 'The service that makes PDFs refused this page.',
  },
});
