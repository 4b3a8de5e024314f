import { DASHBOARD_PRESETS_DAYS_BACK } from '../../../contract/constants';
import { addDays } from '../../../contract/core/days';

/** Two days, both within, as YYYY-MM-DD (point 2). */
export interface DateRange {
  start: string;
  end: string;
}

/** The presets with the specification's labels. */
export const presets = [
  { label: 'Last 7 days', daysBack: DASHBOARD_PRESETS_DAYS_BACK.week },
  { label: 'Last 30 days', daysBack: DASHBOARD_PRESETS_DAYS_BACK.month },
] as const;

/** The range of a preset, ending today. */
export const presetRange = (daysBack: number, today: string): DateRange => ({
  start: addDays(today, -daysBack),
  end: today,
});

/** The range that two days make; null where one is no day, or they are out of order. */
export function rangeOf(start: string | null | undefined, end: string | null | undefined): DateRange | null {
  return isDay(start) && isDay(end) && start <= end ? { start, end } : null;
}

/** Whether a text is a day of the calendar: 2026-02-30 is none. */
export function isDay(text: string | null | undefined): text is string {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text!, 0) === text
  );
}

/** The days that a month's page of a calendar shows: whole weeks from Sunday on. */
export function monthPage(month: string): string[] {
  const first = `${month}-01`;
  const start = addDays(first, -new Date(`${first}T00:00:00Z`).getUTCDay());
  const next = `${addMonths(month, 1)}-01`;
  const days: string[] = [];
  for (let day = start; day < next || days.length % 7 !== 0; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Adds months to a month (YYYY-MM), or subtracts them. */
export function addMonths(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** The same day of another month, or that month's last where it has none. */
export function sameDayIn(day: string, months: number): string {
  const month = addMonths(day.slice(0, 7), months);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}
