import { jakartaDay } from '../../contract/core/days';
import { now } from '../../contract/core/now';
import { formatDate } from '../i18n/dates';

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

/** Formats a period: `1 Nov – 30 Des 2026`. The first year is omitted unless the period is longer than a year. */
export function periodText(startsAt: string, endsAt: string, locale?: string): string {
  const long = Date.parse(endsAt) - Date.parse(startsAt) > 366 * DAY_MS;
  const start = formatDate(startsAt, 'day', locale);
  return `${long ? start : withoutYear(start)} – ${formatDate(endsAt, 'day', locale)}`;
}

/** Formats a moment: `20 Nov, 16.40`, with the year if it is not the current one. */
export function shortMoment(instant: string, locale?: string, at: Date = new Date(now())): string {
  const text = formatDate(instant, 'moment', locale);
  const year = jakartaDay(at).slice(0, 4);
  return text.replace(` ${year},`, ',');
}

const withoutYear = (day: string) => day.replace(/ \d{4}$/, '');
