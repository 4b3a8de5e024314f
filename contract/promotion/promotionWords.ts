const rupiah = new Intl.NumberFormat('id-ID');
const moment = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', dateStyle: 'long', timeStyle: 'short' });

export const WEEKDAYS = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const;

/** `Rp90.000` */
export const formatRupiah = (amount: number): string => `Rp${rupiah.format(amount)}`;

/** `22 November 2026 pukul 06.00 WIB` */
export const formatMoment = (instant: string): string => `${moment.format(new Date(instant))} WIB`;

/** `Senin, Jumat`, of the days 1 (Monday) to 7. */
export const formatWeekdays = (days: readonly number[]): string =>
  [...days]
    .sort((one, other) => one - other)
    .map(day => WEEKDAYS[day - 1])
    .join(', ');
