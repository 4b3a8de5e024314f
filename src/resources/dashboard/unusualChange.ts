/** A daily figure in two periods of the same length. */
export interface Days {
  now: readonly number[];
  before: readonly number[];
}

/** How many standard errors of the difference of two means still count as usual. */
const USUAL = 2;
/** Smaller changes are not worth a sentence, however steady the days were. */
const LEAST_SHARE = 0.05;
/** Fewer days allow no conclusion. */
const LEAST_DAYS = 5;

const mean = (days: readonly number[]) => days.reduce((sum, day) => sum + day, 0) / days.length;
function variance(days: readonly number[]): number {
  const middle = mean(days);
  return days.reduce((sum, day) => sum + (day - middle) ** 2, 0) / (days.length - 1);
}

/**
 * Returns a figure's change if it exceeds the daily variation within the two periods: Welch's t of their means beyond 2, and at least 5%.
 * Null if the change is usual, or one period has no figures.
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
