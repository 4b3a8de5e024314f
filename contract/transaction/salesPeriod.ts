import { DASHBOARD_PRESETS_DAYS_BACK, DEFAULT_SALES_FILTER_DATE } from '../constants';
import { addDays, daysBetween } from '../core/days';

/** Periods covered by one bar of a sales chart: `filter_date` of point 3. */
export const SALES_STEP_LABELS = { day: 'Per hari', week: 'Per minggu', month: 'Per bulan' } as const;
export type SalesStep = keyof typeof SALES_STEP_LABELS;

/** Returns the step named in a URL, or the default if there is none or it is unknown. */
export const salesStepOf = (asked: string | null | undefined): SalesStep =>
  asked && Object.hasOwn(SALES_STEP_LABELS, asked) ? (asked as SalesStep) : DEFAULT_SALES_FILTER_DATE;

/** Maximum length of a period: a leap year. Longer ones must be queried in parts. */
export const MAX_SALES_DAYS = 366;

/** A period of days in Jakarta, both inclusive. */
export interface Days {
  start_date: string;
  end_date: string;
}

/** Returns the number of days in a period. */
export const lengthOf = ({ start_date, end_date }: Days): number => daysBetween(start_date, end_date) + 1;

/** Completes a period without a start or end: until today, and as long as the dashboard's first preset (point 9). */
export function salesPeriod({ start_date, end_date }: Partial<Days>, today: string): Days {
  const end = end_date ?? (start_date !== undefined && start_date > today ? start_date : today);
  return { start_date: start_date ?? addDays(end, -DASHBOARD_PRESETS_DAYS_BACK.week), end_date: end };
}

/** Returns the period of the same length that ends the day before. */
export const periodBefore = (days: Days): Days => ({
  start_date: addDays(days.start_date, -lengthOf(days)),
  end_date: addDays(days.start_date, -1),
});

/** Returns the first day of the step that contains a day; weeks begin on Monday. */
export function stepStart(day: string, step: SalesStep): string {
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  if (step === 'week') return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
  return day;
}

/** Splits a period of at most `MAX_SALES_DAYS` into consecutive steps; the first and last are cut off at its ends. */
export function stepsOf(period: Days, step: SalesStep): Days[] {
  const steps: Days[] = [];
  // counted, never compared: whatever the days are, the work ends
  const length = Math.min(lengthOf(period), MAX_SALES_DAYS);
  for (let index = 0; index < length; index += 1) {
    const day = addDays(period.start_date, index);
    const last = steps.at(-1);
    if (last && stepStart(last.start_date, step) === stepStart(day, step)) last.end_date = day;
    else steps.push({ start_date: day, end_date: day });
  }
  return steps;
}
