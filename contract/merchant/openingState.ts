import type { OpeningHours } from './openingHours';

/** Minutes by which Jakarta time is ahead of UTC. */
export const WIB = 7 * 60;

/** The same for each Indonesian time zone. */
export const ZONE_MINUTES: Readonly<Record<string, number>> = { WIB, WITA: WIB + 60, WIT: WIB + 120 };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** Index of day 0 of the epoch in the week: a Thursday. */
const FIRST_DAY = 3;

export interface OpeningState {
  is_open: boolean;
  /** `20:00`, when it closes; null while it is closed, or if it is open around the clock. */
  closes_at: string | null;
  /** `08:00`, when it opens later on the same day; null while it is open, or if it stays closed for the day. */
  opens_at: string | null;
}

/**
 * Returns whether a merchant is open at an instant, in its local time.
 *
 * @param at milliseconds since the epoch
 * @param zone minutes ahead of UTC: `ZONE_MINUTES`
 */
export function openingState(hours: OpeningHours, at: number, zone: number): OpeningState {
  const minutes = Math.floor(at / MINUTE_MS) + zone;
  const day = Math.floor(minutes / DAY_MINUTES);
  const today = hours[(day + FIRST_DAY) % 7];
  const minute = minutes - day * DAY_MINUTES;
  if (!today || minute >= minutesOf(today.close)) return { is_open: false, closes_at: null, opens_at: null };
  if (minute < minutesOf(today.open)) return { is_open: false, closes_at: null, opens_at: today.open };
  const isAlways = hours.every(each => each?.open === '00:00' && each.close === '24:00');
  return { is_open: true, closes_at: isAlways ? null : today.close, opens_at: null };
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
