import type { Days } from '../../../contract/transaction/salesPeriod';
import { formatMoney, formatNumber } from '../../i18n/numbers';

/** A figure counted per step, such as `value` of sales, in rupiah. */
export interface Measure<Name extends string = string> {
  name: Name;
  label: string;
  /** Column head in the table behind the chart. */
  short: string;
  /** The unit counted, shown with the chart: 'pesanan'. Money has none: it is scaled and shows its own. */
  unit?: string;
  /** Higher values are worse. */
  isCost?: boolean;
  /** The axis shows only integers. */
  isWhole?: boolean;
}

/** Figures by name; null if a provider does not know one. */
export type Figures<Name extends string> = Readonly<Record<Name, number | null>>;

/** Figures of a period by step, compared with the same step of the previous period. */
export interface MeasuredPeriod<Name extends string> extends Days {
  before: Days;
  totals: Figures<Name>;
  totals_before: Figures<Name>;
  series: readonly (Days & Figures<Name> & { before: Figures<Name> })[];
}

/** Formats the exact figure, with its unit if it is money. */
export const writeMeasure = ({ unit }: Pick<Measure, 'unit'>, value: number | null): string =>
  unit === undefined ? formatMoney(value) : formatNumber(value);

const SCALES = [
  { unit: 'billion', by: 1e9 },
  { unit: 'million', by: 1e6 },
  { unit: 'thousand', by: 1e3 },
  { unit: 'rupiah', by: 1 },
] as const;

/** Returns the unit and divisor that make amounts up to `most` short enough for an axis. */
export const moneyScale = (most: number) => SCALES.find(({ by }) => most >= by) ?? SCALES[3];
