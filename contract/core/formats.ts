import { CURRENCY, MAX_DECIMALS, NUMBER_LOCALE } from '../constants';

const number = new Intl.NumberFormat(NUMBER_LOCALE, { maximumFractionDigits: MAX_DECIMALS });
const rupiah = new Intl.NumberFormat(NUMBER_LOCALE, {
  style: 'currency',
  currency: CURRENCY,
  maximumFractionDigits: 0,
});
const moment = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', dateStyle: 'long', timeStyle: 'short' });

/** `1.234,57`: id-ID, at most two decimals (point 9), on screens and in documents. */
export const formatNumber = (value: number): string => number.format(value);

/** `Rp90.000`: whole rupiah, on screens and in documents. Removes Intl's space after the symbol, which Indonesian does not use. */
export const formatRupiah = (amount: number): string => rupiah.format(amount).replace('\u00a0', '');

/** Formats an ISO 8601 instant as `22 November 2026 pukul 06.00 WIB`. */
export const formatMoment = (instant: string): string => `${moment.format(new Date(instant))} WIB`;
