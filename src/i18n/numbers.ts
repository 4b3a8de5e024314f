import { formatNumber, formatRupiah, MISSING } from '../../contract/core/formats';

export { formatNumber, formatRupiah as formatMoney, MISSING };

/** Formats metres as `1,2 km`, to a tenth of a kilometre; a dash for null. */
export const formatKilometres = (metres: number | null) =>
  metres === null ? MISSING : `${formatNumber(Math.round(metres / 100) / 10)} km`;

/** Formats a difference as `+1.250`, `-3` or `0`, followed by its unit. */
export const formatSigned = (value: number, unit = '') => `${value > 0 ? '+' : ''}${formatNumber(value)}${unit}`;
