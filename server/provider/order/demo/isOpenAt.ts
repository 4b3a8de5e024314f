import type { OrderShop } from './orderShops';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
const WIB_MINUTES = 7 * 60;
/** Day 0 of the epoch was a Thursday, the fourth day of the week. */
const FIRST_DAY = 3;

/** Whether a demo shop was a merchant at an instant (milliseconds), and open in its local time. */
export function isOpenAt({ opening_hours, ahead, from, until }: OrderShop, at: number): boolean {
  if (at < from || at >= until) return false;
  const minutes = Math.floor(at / MINUTE_MS) + WIB_MINUTES + ahead;
  const day = Math.floor(minutes / DAY_MINUTES);
  const hours = opening_hours[(day + FIRST_DAY) % 7];
  if (!hours) return false;
  const minute = minutes - day * DAY_MINUTES;
  return minutesOf(hours.open) <= minute && minute < minutesOf(hours.close);
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
