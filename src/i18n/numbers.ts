import { formatNumber as formatAnyNumber, formatRupiah } from '../../contract/core/formats';

/** Formats as `1.234,57`: id-ID, at most two decimals (point 9); empty for null. */
export const formatNumber = (value: number | null | undefined) =>
  typeof value === 'number' ? formatAnyNumber(value) : '';

/** Formats as `Rp12.500`: whole rupiah; empty for null. */
export const formatMoney = (value: number | null | undefined) => (typeof value === 'number' ? formatRupiah(value) : '');

/** Formats metres as `1,2 km`, to a tenth of a kilometre. */
export const formatKilometres = (metres: number) => `${formatNumber(Math.round(metres / 100) / 10)} km`;

/** Formats a difference as `+1.250`, `-3` or `0`, followed by its unit. */
export const formatSigned = (value: number, unit = '') => `${value > 0 ? '+' : ''}${formatNumber(value)}${unit}`;
