import { lightFormat } from 'date-fns/lightFormat';
import { type Instant, inJakarta } from './dates';

/** Formats an instant in Jakarta time as `2026-11-21T14:05`, which splits into a day and a time; empty for null. */
export function toJakartaInput(instant: Instant | null | undefined): string {
  if (instant === null || instant === undefined || instant === '') return '';
  const date = new Date(instant);
  return lightFormat(inJakarta(date), "yyyy-MM-dd'T'HH:mm");
}

/** Parses `2026-11-21T14:05` as Jakarta time; null if empty. */
export function fromJakartaInput(value: string): string | null {
  const date = new Date(`${value}+07:00`);
  return value && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
}
