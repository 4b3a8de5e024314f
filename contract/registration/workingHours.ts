import { publicHolidays } from './publicHolidays';

/** Working hours of staff: Monday to Friday, 08.00 to 17.00 in Jakarta, except on national holidays. */
export const WORKING_DAY = { fromHour: 8, toHour: 17, minutes: 9 * 60 } as const;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WIB_MS = 7 * HOUR_MS;
const OPEN_MS = WORKING_DAY.fromHour * HOUR_MS;
const LENGTH_MS = WORKING_DAY.minutes * MINUTE_MS;
/** Day 0 of the epoch was a Thursday; counting from the Monday before it gives whole weeks. */
const DAYS_SINCE_MONDAY = 3;

/** Counts the weekdays from the Monday before the epoch up to a day; on a weekend, those before the next Monday. */
function weekdaysUntil(days: number): { weekdays: number; isWeekend: boolean } {
  const weeks = Math.floor(days / 7);
  const weekday = days - weeks * 7;
  return { weekdays: weeks * 5 + Math.min(weekday, 5), isWeekend: weekday >= 5 };
}

/** Holidays that fall on weekdays, numbered as by `weekdaysUntil`, in order. */
const holidays: readonly number[] = publicHolidays.flatMap(day => {
  const { weekdays, isWeekend } = weekdaysUntil(Date.parse(day) / DAY_MS + DAYS_SINCE_MONDAY);
  return isWeekend ? [] : [weekdays];
});

/** Returns the working time from the Monday before the epoch to an instant; the difference of two is the time between them. */
function workedMs(instant: number): number {
  const local = instant + WIB_MS + DAYS_SINCE_MONDAY * DAY_MS;
  const days = Math.floor(local / DAY_MS);
  const { weekdays, isWeekend } = weekdaysUntil(days);
  const free = isWeekend || holidays.includes(weekdays);
  const today = free ? 0 : Math.min(Math.max(local - days * DAY_MS - OPEN_MS, 0), LENGTH_MS);
  return (weekdays - holidays.filter(holiday => holiday < weekdays).length) * LENGTH_MS + today;
}

/** Returns the first instant at which that much working time has passed since the Monday before the epoch. */
function instantAfter(worked: number): number {
  const whole = Math.ceil(worked / LENGTH_MS) - 1;
  // each holiday on the way postpones the day by one weekday
  const weekdays = holidays.reduce((day, holiday) => (holiday <= day ? day + 1 : day), whole);
  const weeks = Math.floor(weekdays / 5);
  const calendarDays = weeks * 7 + (weekdays - weeks * 5) - DAYS_SINCE_MONDAY;
  return calendarDays * DAY_MS + OPEN_MS + (worked - whole * LENGTH_MS) - WIB_MS;
}

/** Returns the whole working minutes between two instants; 0 if the second is not later. */
export const workingMinutes = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((workedMs(to.getTime()) - workedMs(from.getTime())) / MINUTE_MS));

/** Returns the instant at which that many working minutes have passed since another; for 0, that instant itself. */
export function afterWorkingMinutes(from: Date, minutes: number): Date {
  return minutes <= 0 ? from : new Date(instantAfter(workedMs(from.getTime()) + minutes * MINUTE_MS));
}
