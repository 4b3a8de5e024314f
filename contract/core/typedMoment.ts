import { isDay } from './days';

/** A day and, if one was typed, a time, both in Jakarta's time zone. */
export interface TypedMoment {
  /** `2026-12-31` */
  day: string;
  /** `17:00` */
  time?: string;
}

/** Prefixes of the month names in Indonesian and English, abbreviated or in full. */
const MONTHS = [
  ['jan'],
  ['feb', 'peb'],
  ['mar'],
  ['apr'],
  ['mei', 'may'],
  ['jun'],
  ['jul'],
  ['agu', 'ags', 'agt', 'aug'],
  ['sep'],
  ['okt', 'oct'],
  ['nov', 'nop'],
  ['des', 'dec'],
];

const TIME = String.raw`(?:[\s,T]+(?:pukul\s+|at\s+)?(\d{1,2})[.:](\d{2})(?:[.:]\d{2})?)?(?:\s+wib)?`;
const WRITTEN = new RegExp(String.raw`^(\d{1,2})[\s/.-]+(\d{1,2}|\p{L}+)\.?[\s/.-]+(\d{4})${TIME}$`, 'iu');
const ISO = new RegExp(String.raw`^(\d{4})[-/](\d{1,2})[-/](\d{1,2})${TIME}$`, 'iu');

/**
 * Parses a day, with or without a time, as people type it: `1 Nov 2026, 00.00`, `01/11/2026 8:30`, `2026-11-01`. The day
 * always comes before the month, except in ISO order.
 *
 * @returns undefined if it is not valid: 31/02/2026, a two-digit year, a year before 1900 or after 2200, 25.00
 */
export function readTypedMoment(typed: string): TypedMoment | undefined {
  const text = typed.trim();
  const written = WRITTEN.exec(text);
  const iso = written ? null : ISO.exec(text);
  const [day, month, year, hour, minute] = written
    ? [written[1], monthOf(written[2]!), written[3], written[4], written[5]]
    : [iso?.[3], Number(iso?.[2]), iso?.[1], iso?.[4], iso?.[5]];
  if (!day || !year || !month) return undefined;
  const moment = { day: `${year}-${two(month)}-${two(day)}` };
  if (!isDay(moment.day)) return undefined;
  if (hour === undefined || minute === undefined) return moment;
  return Number(hour) > 23 || Number(minute) > 59 ? undefined : { ...moment, time: `${two(hour)}:${minute}` };
}

function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  return MONTHS.findIndex(names => names.some(name => text.toLowerCase().startsWith(name))) + 1;
}

const two = (value: number | string) => String(value).padStart(2, '0');
