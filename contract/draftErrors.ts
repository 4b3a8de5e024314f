import { defineErrors } from './core/defineErrors';

/** What stands against keeping a draft. */
export const draftErrors = defineErrors('draft', {
  tooLong: {
    id: 'Isian ini terlalu panjang untuk disimpan sebagai draf.',
    en: 'These fields are too long to be kept as a draft.',
  },
});
