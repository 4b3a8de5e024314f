/**
 * Indonesia's national holidays (libur nasional) by year, as `MM-DD`, weekends included as the decrees list them.
 *
 * Taken from the joint decrees of the ministers of religious affairs, of manpower, and of administrative reform:
 * - 2026: no. 1497, 2 and 5 of 2025, announced on 19 September 2025 (disdiksmg.semarangkota.go.id, periskop.id and soearatimoer.net
 *   list the same 17 days);
 * - 2027: no. 1205, 3 and 2 of 2026, signed on 15 September 2026, 18 days (the Night Journey comes twice). Taken from three public
 *   transcriptions that name the decree and agree on every day; the decree itself was not accessible.
 *
 * Add one line per year once its decree is published (September or October of the year before, jdih.menpan.go.id). For a missing year
 * only weekends count. Days rarely move after the decree (Idulfitri, by the sighting of the moon); if they do, change the line.
 *
 * Joint leave (cuti bersama) is left out on purpose: it is deducted from each employee's annual leave and closes an office only if the
 * employer says so, so the time limit keeps running.
 */
const NATIONAL_HOLIDAYS: Readonly<Record<number, string>> = {
  2026: '01-01 01-16 02-17 03-19 03-21 03-22 04-03 04-05 05-01 05-14 05-27 05-31 06-01 06-16 08-17 08-25 12-25',
  2027: '01-01 01-05 02-06 03-08 03-10 03-11 03-26 03-28 05-01 05-06 05-17 05-20 06-01 06-06 08-15 08-17 12-25 12-26',
};

/** The known national holidays as calendar days (`2026-12-25`), in order. */
export const publicHolidays: readonly string[] = Object.entries(NATIONAL_HOLIDAYS).flatMap(([year, days]) =>
  days.split(' ').map(day => `${year}-${day}`),
);

/** Working hours of staff: Monday to Friday, 08.00 to 17.00 in Jakarta, except on national holidays. */
const WORKING_DAY = { fromHour: 8, toHour: 17, minutes: 9 * 60 } as const;

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

/** Working days within which a registration must be decided, counted from its latest submission. */
export const REGISTRATION_LIMIT_DAYS = 3;
const LIMIT_MINUTES = REGISTRATION_LIMIT_DAYS * WORKING_DAY.minutes;
/** Working time after which a registration counts as due soon. */
const SOON_MINUTES = 2 * WORKING_DAY.minutes;

/** Returns when a registration submitted at an instant must be decided. */
export const registrationDueAt = (submittedAt: Date): Date => afterWorkingMinutes(submittedAt, LIMIT_MINUTES);

export interface RegistrationAge {
  level: 'fresh' | 'soon' | 'late';
  /** Working days, hours and minutes it has waited: `{ days: 1, hours: 4, minutes: 0 }`. */
  waited: { days: number; hours: number; minutes: number };
}

/** Derives from a registration's due time how long it has waited in working hours, also once it is overdue. */
export function registrationAge(dueAt: string, now: Date): RegistrationAge {
  const due = new Date(dueAt);
  const minutes = Math.max(0, LIMIT_MINUTES - workingMinutes(now, due) + workingMinutes(due, now));
  const days = Math.floor(minutes / WORKING_DAY.minutes);
  const rest = minutes - days * WORKING_DAY.minutes;
  const level = now >= due ? 'late' : minutes >= SOON_MINUTES ? 'soon' : 'fresh';
  return { level, waited: { days, hours: Math.floor(rest / 60), minutes: rest % 60 } };
}
