import type { OpeningHours } from './openingHours';

/** Minutes that the clock of Jakarta is ahead of UTC. */
export const WIB = 7 * 60;

/** The same of each time zone of Indonesia. */
export const ZONE_MINUTES: Readonly<Record<string, number>> = { WIB, WITA: WIB + 60, WIT: WIB + 120 };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** Day 0 of the epoch was a Thursday, the fourth day of the week. */
const FIRST_DAY = 3;

export interface OpeningState {
  is_open: boolean;
  /** `20:00`, until when it is open; null while it is closed, and for one that is open day and night. */
  closes_at: string | null;
  /** `08:00`, when it opens later on the same day; null while it is open, and where it stays closed for the day. */
  opens_at: string | null;
}

/**
 * Whether a merchant is open at an instant, by the clock of its place.
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
