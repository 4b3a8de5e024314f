import { DASHBOARD_PRESETS_DAYS_BACK, DEFAULT_SALES_FILTER_DATE } from '../constants';
import { addDays, daysBetween } from '../core/days';

/** The period of one bar of a sales chart: `filter_date` of point 3. */
export const SALES_STEP_LABELS = { day: 'Per hari', week: 'Per minggu', month: 'Per bulan' } as const;
export type SalesStep = keyof typeof SALES_STEP_LABELS;

/** The step that an address asks for; the usual one where it asks for none that there is. */
export const salesStepOf = (asked: string | null | undefined): SalesStep =>
  asked && Object.hasOwn(SALES_STEP_LABELS, asked) ? (asked as SalesStep) : DEFAULT_SALES_FILTER_DATE;

/** A leap year; longer periods must be queried in parts. */
export const MAX_SALES_DAYS = 366;

/** Days in Jakarta, both within. */
export interface Days {
  start_date: string;
  end_date: string;
}

/** How many days a period has. */
export const lengthOf = ({ start_date, end_date }: Days): number => daysBetween(start_date, end_date) + 1;

/** The period where one or both ends are left out: until today, and as long as the dashboard's first preset (point 9). */
export function salesPeriod({ start_date, end_date }: Partial<Days>, today: string): Days {
  const end = end_date ?? (start_date !== undefined && start_date > today ? start_date : today);
  return { start_date: start_date ?? addDays(end, -DASHBOARD_PRESETS_DAYS_BACK.week), end_date: end };
}

/** The period of the same length that ends the day before. */
export const periodBefore = (days: Days): Days => ({
  start_date: addDays(days.start_date, -lengthOf(days)),
  end_date: addDays(days.start_date, -1),
});

/** The first day of the step (a week begins on Monday) that a day is in. */
export function stepStart(day: string, step: SalesStep): string {
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  if (step === 'week') return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
  return day;
}

/** The steps of a period in order, without a gap; the first and the last end where the period does. */
export function stepsOf({ start_date, end_date }: Days, step: SalesStep): Days[] {
  const steps: Days[] = [];
  for (let day = start_date; day <= end_date; day = addDays(day, 1)) {
    const last = steps.at(-1);
    if (last && stepStart(last.start_date, step) === stepStart(day, step)) last.end_date = day;
    else steps.push({ start_date: day, end_date: day });
  }
  return steps;
}
