import { defineErrors } from './defineErrors';

/** Why a cell is no day of its column. */
export const sheetMomentErrors = defineErrors('sheetMoment', {
  notMoment: {
    id: '“%{text}” bukan tanggal. %{column} harus seperti 31/12/2026.',
    en: '“%{text}” is not a date. %{column} must look like 31/12/2026.',
  },
  monthFirst: {
    id: '“%{text}” menulis bulan sebelum hari, atau bulannya tidak ada. %{column} harus hari/bulan/tahun, seperti 31/12/2026.',
    en: '“%{text}” has the month before the day, or no such month. %{column} must be day/month/year, like 31/12/2026.',
  },
  noSuchDay: {
    id: 'Tanggal “%{text}” tidak ada di kalender. %{column} harus seperti 31/12/2026.',
    en: 'The date “%{text}” does not exist. %{column} must look like 31/12/2026.',
  },
  noSuchMonth: {
    id: 'Nama bulan dalam “%{text}” tidak dikenal. %{column} harus seperti 31/12/2026.',
    en: 'The name of the month in “%{text}” is unknown. %{column} must look like 31/12/2026.',
  },
  noSuchTime: {
    id: 'Jam dalam “%{text}” tidak ada: jam hanya sampai 23.59. Untuk tengah malam, tulis 00.00 pada tanggal berikutnya di %{column}.',
    en: 'The time in “%{text}” does not exist: a day ends at 23:59. For midnight, write 00:00 of the next date in %{column}.',
  },
  timeOnly: {
    id: '“%{text}” hanya jam, tanpa tanggal. %{column} harus seperti 31/12/2026 17.00.',
    en: '“%{text}” is a time without a date. %{column} must look like 31/12/2026 17:00.',
  },
  yearOutside: {
    id: 'Tahun dalam “%{text}” di luar 2000 sampai 2099. %{column} harus seperti 31/12/2026.',
    en: 'The year in “%{text}” is outside 2000 to 2099. %{column} must look like 31/12/2026.',
  },
  otherWeekday: {
    id: '“%{text}” menyebut hari yang bukan hari tanggal itu. Periksa mana yang benar untuk %{column}.',
    en: '“%{text}” names another weekday than that date has. Check which one is right for %{column}.',
  },
  zoneWithoutTime: {
    id: '“%{text}” menyebut zona waktu tanpa jam. %{column} harus seperti 31/12/2026 17.00, waktu Jakarta.',
    en: '“%{text}” names a time zone without a time. %{column} must look like 31/12/2026 17:00, Jakarta time.',
  },
});
export type MomentFault = keyof typeof sheetMomentErrors;
