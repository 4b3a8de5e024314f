import { defineErrors } from './core/defineErrors';

/** Errors in reordering questions. */
export const faqErrors = defineErrors('faq', {
  differentQuestions: {
    id: 'Urutan baru harus memuat pertanyaan yang sama',
    en: 'The new order must contain the same questions',
  },
  orderChanged: {
    id: 'Urutan pertanyaan ini sudah diubah orang lain. Muat ulang daftar, lalu urutkan lagi.',
    en: 'Someone else has changed the order of these questions. Reload the list, then sort again.',
  },
});
