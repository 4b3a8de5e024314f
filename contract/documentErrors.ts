import { defineErrors } from './core/defineErrors';

/** Errors in converting a page. */
export const documentErrors = defineErrors('document', {
  empty: { id: 'Berkas ini tidak berisi teks yang dapat dicetak', en: 'This file has no text to print' },
  tooLarge: {
    id: 'Halaman ini terlalu besar untuk dijadikan PDF. Kurangi isinya, lalu coba lagi.',
    en: 'This page is too large to convert to PDF. Remove some content, then try again.',
  },
  tooMuchText: {
    id: 'Teks halaman ini terlalu panjang untuk dijadikan PDF; paling banyak %{max} karakter.',
    en: 'The text of this page is too long to convert to PDF; the limit is %{max} characters.',
  },
  longWord: {
    id: 'Halaman ini berisi kata yang terlalu panjang untuk dicetak. Beri spasi di dalamnya, lalu coba lagi.',
    en: 'This page has a word that is too long to print. Add spaces to it, then try again.',
  },
  longParagraph: {
    id: 'Halaman ini berisi paragraf yang terlalu panjang untuk dicetak. Bagi menjadi beberapa paragraf, lalu coba lagi.',
    en: 'This page has a paragraph that is too long to print. Split it into several, then try again.',
  },
  busy: {
    id: 'Permintaan Anda yang sebelumnya masih dikerjakan. Coba lagi sebentar lagi.',
    en: 'Your previous requests are still being processed. Try again shortly.',
  },
  away: {
    id: 'Layanan pembuat PDF tidak dapat dihubungi. Coba lagi sebentar lagi.',
    en: 'The PDF service cannot be reached. Try again shortly.',
  },
  slow: {
    id: 'Layanan pembuat PDF terlalu lama menjawab. Coba lagi sebentar lagi.',
    en: 'The PDF service took too long to respond. Try again shortly.',
  },
  failed: {
    id: 'Layanan pembuat PDF menolak halaman ini.',
    en: 'The PDF service rejected this page.',
  },
});
