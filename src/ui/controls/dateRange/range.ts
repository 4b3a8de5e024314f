import { DASHBOARD_PRESETS_DAYS_BACK } from '../../../../contract/constants';
import { addDays, daysBetween, isDay } from '../../../../contract/core/days';

/** A range of days as YYYY-MM-DD, both ends included (point 2). */
export interface DateRange {
  start: string;
  end: string;
}

/** The presets with the specification's labels. */
export const presets = [
  { label: 'Last 7 days', daysBack: DASHBOARD_PRESETS_DAYS_BACK.week },
  { label: 'Last 30 days', daysBack: DASHBOARD_PRESETS_DAYS_BACK.month },
] as const;

/** Returns the range of a preset, ending today. */
export const presetRange = (daysBack: number, today: string): DateRange => ({
  start: addDays(today, -daysBack),
  end: today,
});

/** Returns the range between two days; null if either is invalid or they are out of order. */
export function rangeOf(start: string | null | undefined, end: string | null | undefined): DateRange | null {
  return isDay(start) && isDay(end) && start <= end ? { start, end } : null;
}

/** Returns the days on a month's calendar page: whole weeks, starting on Sunday. */
export function monthPage(month: string): string[] {
  const first = `${month}-01`;
  const start = addDays(first, -new Date(`${first}T00:00:00Z`).getUTCDay());
  const weeks = Math.ceil(daysBetween(start, `${addMonths(month, 1)}-01`) / 7);
  return Array.from({ length: weeks * 7 }, (_, index) => addDays(start, index));
}

/** Adds months to a month (YYYY-MM); negative numbers subtract. */
export function addMonths(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** Returns the same day of another month, or that month's last day if it is shorter. */
export function sameDayIn(day: string, months: number): string {
  const month = addMonths(day.slice(0, 7), months);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}
