import { TZDateMini } from '@date-fns/tz/date/mini';
import { lightFormat } from 'date-fns/lightFormat';
import { TIME_ZONE } from '../../contract/constants';
import { MISSING } from './numbers';

/** An instant in a response (ISO, UTC) or a Date. */
export type Instant = string | number | Date;

/** Minutes, as `getTimezoneOffset` returns them. */
const JAKARTA_OFFSET = -420;

/** Returns a date whose fields are those of Jakarta. Skips the conversion if the browser's clock is on Jakarta time: a page of rows formats 200 dates. */
export const inJakarta = (date: Date) =>
  date.getTimezoneOffset() === JAKARTA_OFFSET ? date : new TZDateMini(date.getTime(), TIME_ZONE);

/** Date formats of the console, all in Jakarta time (points 4 and 9). */
const patterns = {
  /** 21 Nov 2026, 14.05: tables and facts. */
  moment: 'd MMM yyyy, HH.mm',
  /** 21 Nov 2026 */
  day: 'd MMM yyyy',
  /** 21 November 2026 */
  long: 'dd MMMM yyyy',
  /** 21-11-2026 14:05: notifications. */
  notification: 'dd-MM-yyyy HH:mm',
  /** 14.05 */
  time: 'HH.mm',
  /** Sab 21, 21 Nov, Nov 2026: chart axes. */
  weekday: 'EEE d',
  short: 'd MMM',
  month: 'MMM yyyy',
  /** Sabtu, 21 Nov 2026: a day in a chart's tooltip. */
  wholeDay: 'EEEE, d MMM yyyy',
  /** Sabtu, 21 November 2026 pukul 14.05.09: tooltips, which append WIB. */
  full: "EEEE, d MMMM yyyy 'pukul' HH.mm.ss",
} as const;

export type DateStyle = keyof typeof patterns;

/** Names come from the browser: date-fns' `format` with two locales would add 4 kB (gzip) to every first visit. */
const names = {
  MMM: { month: 'short' },
  MMMM: { month: 'long' },
  EEE: { weekday: 'short' },
  EEEE: { weekday: 'long' },
} as const;

const nameFormats: Record<string, Intl.DateTimeFormat> = {};
/** Cache: a page of rows has few distinct months and weekdays but formats a hundred. */
const knownNames = new Map<string, string>();

/** @param date in Jakarta time */
function nameOf(token: string, date: Date, locale: string): string {
  const key = `${locale} ${token} ${token.startsWith('M') ? date.getMonth() : date.getDay()}`;
  const before = knownNames.get(key);
  if (before !== undefined) return before;
  nameFormats[locale + token] ??= new Intl.DateTimeFormat(locale, {
    timeZone: TIME_ZONE,
    ...names[token as keyof typeof names],
  });
  const name = nameFormats[locale + token]!.format(date);
  knownNames.set(key, name);
  return name;
}

/** Formats an instant in Jakarta time; a dash for null or an invalid instant. */
export function formatDate(
  instant: Instant | null | undefined,
  style: DateStyle = 'moment',
  locale: string = 'id',
): string {
  const date = new Date(instant ?? '');
  if (Number.isNaN(date.getTime())) return MISSING;
  const language = locale === 'en' ? 'en' : 'id';
  const here = inJakarta(date);
  const pattern = patterns[style].replace(/(M|E)\1{2,3}/g, token => `'${nameOf(token, here, language)}'`);
  const text = lightFormat(here, language === 'en' ? pattern.replace("'pukul'", "'at'") : pattern);
  return style === 'full' ? `${text} WIB` : text;
}

/** Returns the instant at which a day (YYYY-MM-DD) begins in Jakarta, which has used UTC+7 without daylight saving since 1964. */
export const startOfJakartaDay = (day: string) => new Date(`${day}T00:00:00+07:00`).toISOString();

/** Formats a day (YYYY-MM-DD); a dash for null. */
export const formatDay = (day: string | null | undefined, style: DateStyle = 'day', locale?: string): string =>
  formatDate(day ? startOfJakartaDay(day) : null, style, locale);
