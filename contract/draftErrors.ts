import { defineErrors } from './core/defineErrors';

/** Errors in saving a draft. */
export const draftErrors = defineErrors('draft', {
  tooMany: {
    id: 'Anda sudah menyimpan %{count} draf, jumlah paling banyak. Simpan atau buang dulu isian yang belum selesai di formulir lain.',
    en: 'You have %{count} drafts, the maximum that can be kept. Save or discard unfinished entries in other forms first.',
  },
  tooLong: {
    id: 'Isian ini terlalu panjang untuk disimpan sebagai draf.',
    en: 'These fields are too long to be kept as a draft.',
  },
});
