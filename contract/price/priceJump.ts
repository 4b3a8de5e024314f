/** Percent from which a new price is asked about once more: the rise or fall of a digit too many, or two that changed places. */
export const PRICE_JUMP_PERCENT = 20;

/** Change from one price to another in percent, to two decimals; null where there was none before. */
export const changePercent = (before: number | null, after: number): number | null =>
  before ? Math.round(((after - before) / before) * 10_000) / 100 : null;

/** Whether a change is so large that it may be a slip. */
export const isJump = (percent: number | null): boolean => percent !== null && Math.abs(percent) >= PRICE_JUMP_PERCENT;
