import { jakartaDay } from '../../../contract/core/days';
import { fromJakartaInput } from '../../i18n/dates';

/** Beginnings of the months in Indonesian and English; longer names begin with them too. */
const months = [
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

const written =
  /^(\d{1,2})[\s/.-]+(\d{1,2}|\p{L}+)\.?[\s/.-]+(\d{4})(?:[\s,]+(?:pukul\s+|at\s+)?(\d{1,2})[.:](\d{2}))?(?:\s+wib)?$/iu;
const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T\s,]+(\d{1,2})[.:](\d{2}))?$/;

/**
 * The instant of a day and time of Jakarta as people write them: `1 Nov 2026, 00.00`, `01/11/2026 8:30`, `2026-11-01`; day before
 * month always. A day alone gets `timeOfDay`. Null where it is no moment.
 */
export function parseMoment(typed: string, timeOfDay = '00:00'): string | null {
  const text = typed.trim();
  const parts = written.exec(text);
  const [day, month, year, hour, minute] = parts
    ? [Number(parts[1]), monthOf(parts[2]!), Number(parts[3]), parts[4], parts[5]]
    : fromIso(iso.exec(text));
  if (!day || !month || !year || month > 12 || day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  if (hour !== undefined && (Number(hour) > 23 || Number(minute) > 59)) return null;
  const time = hour === undefined ? timeOfDay : `${two(hour)}:${minute}`;
  return fromJakartaInput(`${year}-${two(month)}-${two(day)}T${time}`);
}

/** The day, `2026-11-21`, of one as people write it: `21/11/2026`, `21 Nov 2026`, `2026-11-21`. Null where it is no day. */
export function parseDay(typed: string): string | null {
  const instant = parseMoment(typed);
  return instant && jakartaDay(instant);
}

type Parts = [day?: number, month?: number, year?: number, hour?: string, minute?: string];

const fromIso = (parts: RegExpExecArray | null): Parts =>
  parts ? [Number(parts[3]), Number(parts[2]), Number(parts[1]), parts[4], parts[5]] : [];

function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  return months.findIndex(names => names.some(name => text.toLowerCase().startsWith(name))) + 1;
}

const two = (value: number | string) => String(value).padStart(2, '0');
