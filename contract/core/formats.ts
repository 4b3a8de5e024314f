import { CURRENCY, MAX_DECIMALS, NUMBER_LOCALE } from '../constants';

const number = new Intl.NumberFormat(NUMBER_LOCALE, { maximumFractionDigits: MAX_DECIMALS });
const rupiah = new Intl.NumberFormat(NUMBER_LOCALE, {
  style: 'currency',
  currency: CURRENCY,
  maximumFractionDigits: 0,
});
const moment = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', dateStyle: 'long', timeStyle: 'short' });

/** Shown for what is missing; a missing figure is never 0. */
export const MISSING = '–';

/** `1.234,57`: id-ID, at most two decimals (point 9), on screens and in documents; a dash for null. */
export const formatNumber = (value: number | null | undefined): string =>
  typeof value === 'number' ? number.format(value) : MISSING;

/**
 * `Rp90.000`: whole rupiah, on screens and in documents; a dash for null. Removes Intl's space after the symbol, which Indonesian does not
 * use.
 */
export const formatRupiah = (amount: number | null | undefined): string =>
  typeof amount === 'number' ? rupiah.format(amount).replace('\u00a0', '') : MISSING;

/** Formats an ISO 8601 instant as `22 November 2026 pukul 06.00 WIB`. */
export const formatMoment = (instant: string): string => `${moment.format(new Date(instant))} WIB`;
