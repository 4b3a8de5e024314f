import type { Sales, SalesFigures } from '../../../contract/transaction/sales';
import { formatMoney, formatNumber } from '../../i18n/numbers';

export type Measure = keyof SalesFigures;

const always: readonly Measure[] = ['value', 'orders', 'quantity'];
const volumes: readonly Measure[] = ['volume_liter', 'volume_kg'];

/** What a merchant's sales are looked at by: volumes only in the units in which it sells at all. */
export const measuresOf = ({ totals, totals_before }: Sales): Measure[] => [
  ...always,
  ...volumes.filter(volume => totals[volume] > 0 || totals_before[volume] > 0),
];

/** The exact figure, in its unit where that is money. */
export const writeMeasure = (measure: Measure, value: number): string =>
  measure === 'value' ? formatMoney(value) : formatNumber(value);

const SCALES = [
  { unit: 'billion', by: 1e9 },
  { unit: 'million', by: 1e6 },
  { unit: 'thousand', by: 1e3 },
] as const;

/** The unit in which figures up to `most` are short enough to stand beside a chart, and what a figure is divided by for it. */
export function scaleOf(measure: Measure, most: number): { unit: string; by: number } {
  if (measure !== 'value') return { unit: measure, by: 1 };
  return SCALES.find(({ by }) => most >= by) ?? { unit: 'rupiah', by: 1 };
}
