import { defineErrors } from './core/defineErrors';

/** Errors in reading a record's history. */
export const historyErrors = defineErrors('history', {
  unknownEntity: { id: 'Riwayat untuk data ini tidak ada.', en: 'There is no history for this type of record.' },
});
