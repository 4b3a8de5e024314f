const number = new Intl.NumberFormat('id-ID');
const moment = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', dateStyle: 'long', timeStyle: 'short' });

/** `1.250`, for sentences that contract and server write in Indonesian. */
export const formatNumber = (value: number): string => number.format(value);

/** `Rp90.000` */
export const formatRupiah = (amount: number): string => `Rp${number.format(amount)}`;

/** `22 November 2026 pukul 06.00 WIB`, of an ISO 8601 instant. */
export const formatMoment = (instant: string): string => `${moment.format(new Date(instant))} WIB`;
