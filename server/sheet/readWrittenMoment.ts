import type { MomentFault } from '../../contract/core/sheetMomentErrors';
import { readTypedMoment, type TypedMoment } from '../../contract/core/typedMoment';

export type MomentRead = { value: TypedMoment } | { fault: MomentFault };

/** Names of the days from Sunday, in Indonesian and English. */
const WEEKDAYS = [
  ['minggu', 'ahad', 'sunday'],
  ['senin', 'monday'],
  ['selasa', 'tuesday'],
  ['rabu', 'wednesday'],
  ['kamis', 'thursday'],
  ["jum'at", 'jumat', 'friday'],
  ['sabtu', 'saturday'],
];
const MONTHS =
  'januari january februari pebruari february maret march april mei may juni june juli july agustus agt ags august september oktober october november nopember desember december'.split(
    ' ',
  );
const SHORTEST_NAME = 3;
/** Minutes ahead of UTC. */
const ZONES: Readonly<Record<string, number>> = { z: 0, utc: 0, gmt: 0, wib: 420, wita: 480, wit: 540 };
const JAKARTA = 420;
const MINUTE_MS = 60_000;

const WEEKDAY = /^(\p{L}[\p{L}']+)[.,]? +(?=\S* ?\d)/u;
const ZONE = /(?<=\d|[ap]m) ?(z|utc|gmt|wib|wita|wit|[+-]\d{2}:?\d{2})$/i;
const TIME = /\d{1,2}[.:]\d{2}(?:[.:]\d{2})?$/;
const HALF_DAY = /(\d{1,2})[.:](\d{2})(?:[.:]\d{2})? ?([ap])\.?m\.?$/i;
const ONLY_TIME = /^(?:pukul |jam )?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]m)?$/i;
/** `30/11/2026`, `30 November 2026`; the year has two or four digits. */
const DAY_FIRST = /^(\d{1,2})([ /.-]+)(\d{1,2}|\p{L}+)\.?[ /.-]+'?(\d{4}|\d{2})(?=$|[ ,T])/u;
const MONTH_NAME_FIRST = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?=$|[ ,T])/iu;

/**
 * Reads a day, with or without a time, as it is written in a file: besides what people type, with a weekday that has to be right, with a
 * time zone, a year of two digits, or a month by its name before the day. What is not certain is refused with its reason.
 */
export function readWrittenMoment(written: string): MomentRead {
  const plain = written
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  if (ONLY_TIME.test(plain)) return { fault: 'timeOnly' };
  const { text: dated, weekday } = withoutWeekday(plain);
  const { text: local, zone } = withoutZone(dated);
  if (zone !== undefined && !hasTime(local)) return { fault: 'zoneWithoutTime' };
  const text = inDayOrder(withoutHalfDay(local.replace(/(:\d{2})[.,]\d{1,9}$/, '$1').replace(/ jam /i, ' pukul ')));
  const month = monthIn(text);
  if (month !== undefined && !isMonthName(month)) return { fault: 'noSuchMonth' };
  const value = readTypedMoment(text);
  if (!value) return { fault: faultOf(text) };
  if (weekday !== undefined && new Date(`${value.day}T00:00:00Z`).getUTCDay() !== weekday)
    return { fault: 'otherWeekday' };
  return { value: inJakarta(value, zone ?? JAKARTA) };
}

function withoutWeekday(text: string) {
  const name = WEEKDAY.exec(text)?.[1]?.toLowerCase() ?? '';
  const weekday = WEEKDAYS.findIndex(names => names.some(day => name.length >= SHORTEST_NAME && day.startsWith(name)));
  return weekday < 0 || isMonthName(name) ? { text } : { text: text.replace(WEEKDAY, ''), weekday };
}

function withoutZone(text: string) {
  const name = ZONE.exec(text)?.[1]?.toLowerCase();
  // the end of 30-11-2026 is no offset
  if (name === undefined || (/^[+-]/.test(name) && !text.includes(':'))) return { text };
  return { text: text.replace(ZONE, ''), zone: ZONES[name] ?? offsetOf(name) };
}

function offsetOf(name: string) {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const hasTime = (text: string) => HALF_DAY.test(text) || (TIME.test(text) && /[ ,T]/.test(text));

/** `5:00 PM` as `17:00`. */
const withoutHalfDay = (text: string) =>
  text.replace(HALF_DAY, (all, hour: string, minute: string, half: string) => {
    const value = Number(hour);
    if (value < 1 || value > 12) return all;
    return `${(value % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}:${minute}`;
  });

/** Day, month and a year of four digits. */
function inDayOrder(text: string) {
  const ordered = text.replace(MONTH_NAME_FIRST, '$2 $1 $3');
  const [all, day, separator, month, year] = DAY_FIRST.exec(ordered) ?? [];
  if (all === undefined || year?.length !== 2) return ordered;
  return `${day}${separator}${month}${separator}20${year}${ordered.slice(all.length)}`;
}

function monthIn(text: string) {
  const month = DAY_FIRST.exec(text)?.[3];
  return month && /\p{L}/u.test(month) ? month : undefined;
}

const isMonthName = (text: string) =>
  text.length >= SHORTEST_NAME && MONTHS.some(name => name.startsWith(text.toLowerCase()));

/** Why a text that looks like a day is none. */
function faultOf(text: string): MomentFault {
  const [all = '', day, , month = '', year] = DAY_FIRST.exec(text) ?? [];
  if (!all) return /^\d{4}-\d{1,2}-\d{1,2}/.test(text) ? isoFault(text) : 'notMoment';
  if (Number(month) > 12) return 'monthFirst';
  return readTypedMoment(`${day}/${month}/${year}`) || readTypedMoment(all) ? 'noSuchTime' : 'noSuchDay';
}

const isoFault = (text: string): MomentFault => (readTypedMoment(text.slice(0, 10)) ? 'noSuchTime' : 'noSuchDay');

/** The wall clock of Jakarta, from that of another zone. */
function inJakarta({ day, time }: TypedMoment, zone: number): TypedMoment {
  if (time === undefined || zone === JAKARTA) return time === undefined ? { day } : { day, time };
  const at = new Date(Date.parse(`${day}T${time}:00Z`) + (JAKARTA - zone) * MINUTE_MS).toISOString();
  return { day: at.slice(0, 10), time: at.slice(11, 16) };
}
