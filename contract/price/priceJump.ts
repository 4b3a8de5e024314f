/** Change in percent from which a new price must be confirmed: it may be an extra digit, or two swapped ones. */
export const PRICE_JUMP_PERCENT = 20;

/** Returns the change from one price to another in percent, to two decimals; null if there was none before. */
export const changePercent = (before: number | null, after: number): number | null =>
  before ? Math.round(((after - before) / before) * 10_000) / 100 : null;

/** Whether a change is large enough to be a typing error. */
export const isJump = (percent: number | null): boolean => percent !== null && Math.abs(percent) >= PRICE_JUMP_PERCENT;
