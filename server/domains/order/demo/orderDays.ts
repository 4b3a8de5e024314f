import { startOfDay } from '../../../seed/jakartaDay';
import { SeededRandom } from '../../../seed/SeededRandom';

/** Relative number of orders by weekday, from Sunday. */
const WEEKDAYS = [0.92, 1, 0.95, 0.97, 1, 1.12, 1.2];
/** Relative number of orders by hour of the day. */
const HOURS = [2, 1, 1, 1, 2, 6, 20, 40, 60, 70, 75, 65, 50, 50, 55, 65, 75, 80, 70, 50, 30, 15, 6, 3];
const EVERY_HOUR = HOURS.map((_, hour) => hour);
const OF_A_DAY = HOURS.reduce((sum, hour) => sum + hour, 0);
const WIB_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/**
 * Distributes orders over the days until an instant, counting the last day only up to that instant: more at weekends,
 * with slight growth from week to week.
 */
export function ordersPerDay(count: number, days: number, until: Date): number[] {
  const random = new SeededRandom(days);
  const last = startOfDay(until, 0).getTime();
  const weights = Array.from({ length: days }, (_, index) => {
    const day = new Date(last - (days - 1 - index) * DAY_MS + WIB_MS).getUTCDay();
    const passed = index === days - 1 ? shareOfDay(until.getTime() - last) : 1;
    return WEEKDAYS[day]! * (0.86 + (0.28 * index) / days) * (0.92 + 0.16 * random.next()) * passed;
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let weighed = 0;
  let given = 0;
  return weights.map(weight => {
    weighed += weight;
    const sofar = Math.round((weighed / all) * count);
    const ofDay = sofar - given;
    given = sofar;
    return ofDay;
  });
}

/** Random time of an order, in milliseconds since midnight. */
export function momentOfDay(random: SeededRandom): number {
  const hour = random.weighted(EVERY_HOUR, each => HOURS[each]!);
  return Math.floor((hour + random.next()) * HOUR_MS);
}

const shareOfDay = (passedMs: number) =>
  HOURS.reduce((sum, weight, hour) => sum + weight * Math.min(Math.max(passedMs / HOUR_MS - hour, 0), 1), 0) / OF_A_DAY;
