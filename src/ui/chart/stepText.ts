import type { Days, SalesStep } from '../../../contract/transaction/salesPeriod';
import { formatDay } from '../../i18n/dates';
import { daysText } from '../controls/period';

/** Maximum number of steps with weekday names under a chart. */
const NAMED = 10;

/** Returns the axis label of a step: `Sab 21`, `21 Nov` if there are many, `Nov 2026`. */
export function stepMark({ start_date }: Days, step: SalesStep, count: number, locale: string): string {
  const style = step === 'month' ? 'month' : step === 'day' && count <= NAMED ? 'weekday' : 'short';
  return formatDay(start_date, style, locale);
}

/** Formats a step in full: `Sabtu, 21 Nov 2026`, or its first and last day. */
export const stepText = ({ start_date, end_date }: Days, locale: string): string =>
  start_date === end_date ? formatDay(start_date, 'wholeDay', locale) : daysText({ start_date, end_date }, locale);

/** Width of a digit at the axis font size, and padding around a label (px). */
const DIGIT = 7.5;
const AROUND = 10;

/**
 * Returns the width of an axis with these labels, in pixels. Recharts' own `auto` measures the drawn labels only once, and clips them if
 * that was too early.
 */
export const axisWidth = (texts: readonly string[]): number =>
  Math.ceil(Math.max(...texts.map(({ length }) => length)) * DIGIT + AROUND);
