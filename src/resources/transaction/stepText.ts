import type { Days, SalesStep } from '../../../contract/transaction/salesPeriod';
import { formatDate, startOfJakartaDay } from '../../i18n/dates';
import { periodText } from '../../ui/period';

/** So many days have room for their names under a chart. */
const NAMED = 10;

/** A step as it stands under the chart: `Sab 21`, `21 Nov` where there are many, `Nov 2026`. */
export function stepMark({ start_date }: Days, step: SalesStep, count: number, locale: string): string {
  const style = step === 'month' ? 'month' : step === 'day' && count <= NAMED ? 'weekday' : 'short';
  return formatDate(startOfJakartaDay(start_date), style, locale);
}

/** A step in full: `Sabtu, 21 Nov 2026`, or from when to when. */
export const stepText = ({ start_date, end_date }: Days, locale: string): string =>
  start_date === end_date
    ? formatDate(startOfJakartaDay(start_date), 'wholeDay', locale)
    : daysText({ start_date, end_date }, locale);

/** A period as its days: `15 Nov – 21 Nov 2026`. */
export const daysText = ({ start_date, end_date }: Days, locale: string): string =>
  start_date === end_date
    ? formatDate(startOfJakartaDay(start_date), 'day', locale)
    : periodText(startOfJakartaDay(start_date), startOfJakartaDay(end_date), locale);
