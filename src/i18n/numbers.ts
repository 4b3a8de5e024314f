import { CURRENCY, MAX_DECIMALS, NUMBER_LOCALE } from '../../contract/constants';

const number = new Intl.NumberFormat(NUMBER_LOCALE, { maximumFractionDigits: MAX_DECIMALS });
const rupiah = new Intl.NumberFormat(NUMBER_LOCALE, {
  style: 'currency',
  currency: CURRENCY,
  maximumFractionDigits: 0,
});

/** `1.234,57`: id-ID, at most two decimals (point 9); empty for null. */
export const formatNumber = (value: number | null | undefined) =>
  typeof value === 'number' ? number.format(value) : '';

/** `Rp 12.500`: whole rupiah; empty for null. */
export const formatMoney = (value: number | null | undefined) =>
  // Intl puts a no-break space after the symbol; an ordinary one can be searched and copied as people type it.
  typeof value === 'number' ? rupiah.format(value).replace('\u00a0', ' ') : '';

/** Parses typed or pasted rupiah to an integer: `Rp 12.500`, `12500`, `12.500,00`; null if it is not an amount. */
export function parseMoney(typed: string): number | null {
  const bare = typed.replace(/rp|\s/gi, '').replace(/,\d{0,2}$/, '');
  if (!/^-?(\d+|\d{1,3}(\.\d{3})+)$/.test(bare)) return null;
  const value = Number(bare.replaceAll('.', ''));
  return Number.isSafeInteger(value) ? value : null;
}

/** `+1.250`, `-3`, `0`: a difference, with its unit. */
export const formatSigned = (value: number, unit = '') => `${value > 0 ? '+' : ''}${formatNumber(value)}${unit}`;
