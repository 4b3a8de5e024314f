import type { Sales, SalesFigures } from '../../../contract/transaction/sales';
import { formatMoney, formatNumber } from '../../i18n/numbers';

export type Measure = keyof SalesFigures;

const always: readonly Measure[] = ['value', 'orders', 'quantity'];
const volumes: readonly Measure[] = ['volume_liter', 'volume_kg'];

/** Measures of a merchant's sales; volumes only in units that it sells in. */
export const measuresOf = ({ totals, totals_before }: Sales): Measure[] => [
  ...always,
  ...volumes.filter(volume => totals[volume] > 0 || totals_before[volume] > 0),
];

/** Formats the exact figure, with its unit if it is money. */
export const writeMeasure = (measure: Measure, value: number): string =>
  measure === 'value' ? formatMoney(value) : formatNumber(value);

const SCALES = [
  { unit: 'billion', by: 1e9 },
  { unit: 'million', by: 1e6 },
  { unit: 'thousand', by: 1e3 },
] as const;

/** Unit and divisor that make figures up to `most` short enough for an axis. */
export function scaleOf(measure: Measure, most: number): { unit: string; by: number } {
  if (measure !== 'value') return { unit: measure, by: 1 };
  return SCALES.find(({ by }) => most >= by) ?? { unit: 'rupiah', by: 1 };
}
