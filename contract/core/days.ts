/** Adds days to a calendar day (`2026-11-21`); a negative number subtracts. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Number of days from one calendar day to another; 0 for the same day. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

const inJakarta = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' });

/**
 * The calendar day (`2026-11-21`) of an instant in Jakarta, whose time zone the business uses; today by default.
 */
export const jakartaDay = (at: Date | string | number = new Date()): string => inJakarta.format(new Date(at));
