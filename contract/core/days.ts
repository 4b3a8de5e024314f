import { now } from './now';
/**
 * The first and the last calendar day that anything may be given or found by. Every year has four digits, so that days compare as text
 * and PostgreSQL has them all; no list, price or period of the product needs others.
 */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2200-12-31';

/** Whether a text is a calendar day from `FIRST_DAY` to `LAST_DAY`: 2026-02-30 and 9999-12-31 are not. */
export const isDay = (text: string | null | undefined): text is string =>
  Boolean(text) &&
  text! >= FIRST_DAY &&
  text! <= LAST_DAY &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  addDays(text!, 0) === text;

/**
 * Adds days to a calendar day (`2026-11-21`); a negative number subtracts. Stops at the ends of the four-digit years, beyond which a later
 * day would sort before an earlier one.
 */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  const text = date.toISOString();
  // years of more digits have a sign, which sorts before any digit
  if (text < '0') return days > 0 ? '9999-12-31' : '0000-01-01';
  return text.slice(0, 10);
}

/** Number of days from one calendar day to another; 0 for the same day. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

const inJakarta = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' });

/**
 * The calendar day (`2026-11-21`) of an instant in Jakarta, whose time zone the business uses; today by default.
 */
export const jakartaDay = (at: Date | string | number = new Date(now())): string => inJakarta.format(new Date(at));
