import { afterWorkingMinutes, WORKING_DAY, workingMinutes } from './workingHours';

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
