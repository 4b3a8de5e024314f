import type { RegistrationStatus } from '../../../../contract/registration/registration';
import { APPLICANT_DAYS, awaitsStaff, EXPIRING_STATUSES } from '../../../../contract/registration/registrationSteps';
import { hoursBefore, startOfDay } from '../../../seed/jakartaDay';
import type { SeededRandom } from '../../../seed/SeededRandom';

const MINUTE_MS = 60_000;
const WEEK = 7;
const QUARTER = 90;
const HOURS = 24;

/**
 * Returns the times of a registration's steps, ascending, during the day and never in the future. Those waiting for staff are from
 * recent days, so that some are fresh and a few late; those waiting for the applicant are within their deadline; the others are from
 * the last three months.
 * @param ends when the last step was taken, if known
 */
export function registrationTimes(
  status: RegistrationStatus,
  steps: number,
  now: Date,
  random: SeededRandom,
  ends?: Date,
): Date[] {
  const waits = awaitsStaff(status);
  const span = EXPIRING_STATUSES.includes(status) ? APPLICANT_DAYS - 3 : QUARTER;
  const daysAgo = waits ? Math.floor(random.next() ** 1.5 * WEEK) : 1 + Math.floor(random.next() * span);
  const latest = ends ?? hoursBefore(now, 0.2);
  const began = ends ? hoursBefore(ends, 30 + random.next() * 60) : startOfDay(now, -daysAgo);
  const first = Math.min(
    began.getTime() + random.whole(7 * 60 + 30, 19 * 60) * MINUTE_MS,
    latest.getTime() - (steps + 1) * random.whole(9, 25) * MINUTE_MS,
  );
  if (status === 'expired') return [hoursBefore(new Date(first), APPLICANT_DAYS * HOURS), new Date(first)];
  // finished registrations took a few days, waiting ones last until `latest`
  const last = ends || waits ? latest.getTime() : Math.min(first + steps * 20 * 60 * MINUTE_MS, latest.getTime());
  return Array.from({ length: steps }, (_, index) => {
    const share = steps === 1 ? 0 : index / (ends ? steps - 1 : steps);
    return new Date(Math.round(first + (last - first) * share));
  });
}
