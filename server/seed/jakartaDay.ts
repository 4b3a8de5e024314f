const WIB_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;

/** Returns the start of a day in Jakarta, `offset` days after the day of `now`. */
export const startOfDay = (now: Date, offset: number): Date =>
  new Date((Math.floor((now.getTime() + WIB_MS) / DAY_MS) + offset) * DAY_MS - WIB_MS);

/** Returns its last minute, which people enter as the end of a period. */
export const endOfDay = (now: Date, offset: number): Date => new Date(startOfDay(now, offset + 1).getTime() - 60_000);

export const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
