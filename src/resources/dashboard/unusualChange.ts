/** A daily figure in two periods of the same length. */
export interface Days {
  now: readonly number[];
  before: readonly number[];
}

/** Deviations of the difference of two means that are still usual. */
const USUAL = 2;
/** A smaller change is not worth a sentence, however steady the days were. */
const LEAST_SHARE = 0.05;
/** Of fewer days nothing can be said. */
const LEAST_DAYS = 5;

const mean = (days: readonly number[]) => days.reduce((sum, day) => sum + day, 0) / days.length;
function variance(days: readonly number[]): number {
  const middle = mean(days);
  return days.reduce((sum, day) => sum + (day - middle) ** 2, 0) / (days.length - 1);
}

/**
 * How far a figure moved where that is more than the days of the two periods differ among themselves: Welch's t of their means beyond
 * 2, and by at least 5%. Null where it is usual, or where one period has no figures.
 *
 * @returns the relative change, -0.12 for 12% less
 */
export function unusualChange({ now, before }: Days): number | null {
  if (now.length < LEAST_DAYS || now.length !== before.length) return null;
  const [mine, theirs] = [mean(now), mean(before)];
  if (theirs === 0 || mine === 0) return null;
  const share = (mine - theirs) / theirs;
  const deviation = Math.sqrt((variance(now) + variance(before)) / now.length);
  return Math.abs(share) >= LEAST_SHARE && Math.abs(mine - theirs) > USUAL * deviation ? share : null;
}
