import type { TypedMoment } from '../../../../contract/core/typedMoment';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

interface Period {
  starts_at: string;
  ends_at: string;
}

/**
 * Returns the instant that a cell denotes in Jakarta. Without a time it is the first minute of the day, or the last (`end`), or the
 * start or end of `within` if that falls on the day.
 */
export function voucherMoment({ day, time }: TypedMoment, end: boolean, within: Period): string {
  if (time) return new Date(`${day}T${time}:00+07:00`).toISOString();
  const begin = Date.parse(`${day}T00:00:00+07:00`);
  const bound = Date.parse(end ? within.ends_at : within.starts_at);
  if (bound >= begin && bound < begin + DAY_MS) return new Date(bound).toISOString();
  return new Date(end ? begin + DAY_MS - MINUTE_MS : begin).toISOString();
}
