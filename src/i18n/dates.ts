import { tz } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { enGB } from 'date-fns/locale/en-GB';
import { id } from 'date-fns/locale/id';
import { TIME_ZONE } from '../../contract/constants';

/** An instant as it comes in answers (ISO, UTC) or a Date. */
export type Instant = string | number | Date;

const jakarta = tz(TIME_ZONE);
/** Minutes, as `getTimezoneOffset` gives them. */
const JAKARTA_OFFSET = -420;

/** Where the browser's own clock shows Jakarta's time at an instant, it need not be worked out: a page of rows writes 200 dates. */
const there = (date: Date) => (date.getTimezoneOffset() === JAKARTA_OFFSET ? {} : { in: jakarta });

/** How the console writes instants, all of them in Jakarta's time (points 4 and 9). */
const patterns = {
  /** 21 Nov 2026, 14.05: tables and facts. */
  moment: 'd MMM yyyy, HH.mm',
  /** 21 Nov 2026 */
  day: 'd MMM yyyy',
  /** 21/11/2026 */
  slashed: 'dd/MM/yyyy',
  /** 21 November 2026 */
  long: 'dd MMMM yyyy',
  /** 21-11-2026 14:05: notifications. */
  notification: 'dd-MM-yyyy HH:mm',
  /** 14.05 */
  time: 'HH.mm',
  /** Sab 21, 21 Nov, Nov 2026: under a chart. */
  weekday: 'EEE d',
  short: 'd MMM',
  month: 'MMM yyyy',
  /** Sabtu, 21 Nov 2026: what a chart says of a day. */
  wholeDay: 'EEEE, d MMM yyyy',
  /** Sabtu, 21 November 2026 pukul 14.05.09: on hover, where WIB is added. */
  full: "EEEE, d MMMM yyyy 'pukul' HH.mm.ss",
} as const;

export type DateStyle = keyof typeof patterns;

/** Writes an instant in Jakarta's time; empty for none, or for what is no instant. */
export function formatDate(
  instant: Instant | null | undefined,
  style: DateStyle = 'moment',
  locale: string = 'id',
): string {
  if (instant === null || instant === undefined || instant === '') return '';
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  const english = locale === 'en';
  const pattern = english ? patterns[style].replace("'pukul'", "'at'") : patterns[style];
  const text = format(date, pattern, { ...there(date), locale: english ? enGB : id });
  return style === 'full' ? `${text} WIB` : text;
}

/** The instant at which a day (YYYY-MM-DD) begins in Jakarta, which has kept UTC+7 without summer time since 1964. */
export const startOfJakartaDay = (day: string) => new Date(`${day}T00:00:00+07:00`).toISOString();

/** `2026-11-21T14:05` in Jakarta, as a datetime-local input holds it; empty for none. */
export function toJakartaInput(instant: Instant | null | undefined): string {
  if (instant === null || instant === undefined || instant === '') return '';
  const date = new Date(instant);
  return format(date, "yyyy-MM-dd'T'HH:mm", there(date));
}

/** The instant of what a datetime-local input holds, read as Jakarta's time; null for an empty one. */
export function fromJakartaInput(value: string): string | null {
  const date = new Date(`${value}+07:00`);
  return value && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
}
