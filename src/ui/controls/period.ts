import { jakartaDay } from '../../../contract/core/days';
import { now } from '../../../contract/core/now';
import type { Days } from '../../../contract/transaction/salesPeriod';
import { formatDate, formatDay } from '../../i18n/dates';
import { MISSING } from '../../i18n/numbers';

const DAY_MS = 86_400_000;

export interface PeriodState {
  /** Share that has elapsed, 0 to 1. */
  passed: number;
  /** Total days, rounded up; at least 1. */
  all: number;
  /** Days until it ends, or its length before it starts. */
  left: number;
  /** Days until it starts; 0 once it has. */
  startsIn: number;
  ended: boolean;
}

/** Returns the position of an instant in a period; null if either end is missing or the ends are out of order. */
export function periodState(
  startsAt: string | null | undefined,
  endsAt: string | null | undefined,
  at: Date = new Date(now()),
): PeriodState | null {
  const [start, end, moment] = [Date.parse(startsAt ?? ''), Date.parse(endsAt ?? ''), at.getTime()];
  if (Number.isNaN(start) || Number.isNaN(end) || end <= start) return null;
  return {
    passed: Math.min(1, Math.max(0, (moment - start) / (end - start))),
    all: Math.max(1, Math.ceil((end - start) / DAY_MS)),
    left: Math.max(0, Math.ceil((end - Math.max(moment, start)) / DAY_MS)),
    startsIn: Math.max(0, Math.ceil((start - moment) / DAY_MS)),
    ended: moment >= end,
  };
}

/** Formats the days of a period: one that ends at midnight ends with the day before. An end that a provider does not know is a dash. */
export function periodText(startsAt: string | null, endsAt: string | null, locale?: string): string {
  if (!startsAt || !endsAt)
    return openText(startsAt && formatDate(startsAt, 'day', locale), endsAt && formatDate(endsAt, 'day', locale));
  return daysText(
    { start_date: jakartaDay(startsAt), end_date: jakartaDay(Math.max(Date.parse(endsAt) - 1, Date.parse(startsAt))) },
    locale,
  );
}

/** A period of which an end is unknown. */
const openText = (start: string | null, end: string | null) =>
  start || end ? `${start || '…'} – ${end || '…'}` : MISSING;

/** Formats days, both inclusive: `1 Nov – 30 Des 2026`, one day as a single date, both years where they differ. */
export function daysText({ start_date, end_date }: Days, locale?: string): string {
  const end = formatDay(end_date, 'day', locale);
  if (start_date === end_date) return end;
  const start = formatDay(start_date, 'day', locale);
  if (!start_date || !end_date) return openText(start_date && start, end_date && end);
  return `${start_date.slice(0, 4) === end_date.slice(0, 4) ? withoutYear(start) : start} – ${end}`;
}

/** Formats a moment: `20 Nov, 16.40`, with the year if it is not the current one. */
export function shortMoment(instant: string, locale?: string, at: Date = new Date(now())): string {
  const text = formatDate(instant, 'moment', locale);
  const year = jakartaDay(at).slice(0, 4);
  return text.replace(` ${year},`, ',');
}

const withoutYear = (day: string) => day.replace(/ \d{4}$/, '');
