/** A day of the calendar (`2026-11-21`) so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** How many days lie from one day to another: 0 for the same. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

const inJakarta = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' });

/** The day of the calendar (`2026-11-21`) on which an instant falls in Jakarta, where the business counts its days; today unless said. */
export const jakartaDay = (at: Date | string | number = new Date()): string => inJakarta.format(new Date(at));
