import { defineErrors } from './core/defineErrors';

/** What stands against reading the history of a record. */
export const historyErrors = defineErrors('history', {
  unknownEntity: { id: 'Riwayat untuk data ini tidak ada.', en: 'There is no history for this kind of record.' },
});
