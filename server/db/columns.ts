import { sql } from 'drizzle-orm';
import { customType, integer, uuid, varchar } from 'drizzle-orm/pg-core';

const instantType = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: isoInstant,
});

/**
 * Converts PostgreSQL's text of an instant ("2026-11-21 01:02:03.4+00", the same from both drivers, since the session's time zone is always
 * UTC) to ISO 8601 with milliseconds. Common values are rearranged as text: creating a `Date` for each took a tenth of a list's time.
 */
export function isoInstant(text: string): string {
  const time = text.slice(11, -3);
  const filling = text[10] === ' ' && text.endsWith('+00') ? MILLISECONDS[time.length] : undefined;
  return filling === undefined ? new Date(text).toISOString() : `${text.slice(0, 10)}T${time}${filling}Z`;
}

/** Digits to append, by the length of the time: PostgreSQL omits trailing zeros. */
const MILLISECONDS: Record<number, string> = { 8: '.000', 10: '00', 11: '0', 12: '' };

/** An instant: ISO 8601 in UTC ending in `Z` (milliseconds) on both drivers, as in responses. */
export const instant = () => instantType();

/** Primary key: a random UUID unless one is given. */
export const id = () => uuid().primaryKey().defaultRandom();

/** Version for optimistic locking: an update gives the version it read (409 when stale). */
export const version = () => integer().notNull().default(1);

/** The instant of the insert. */
export const instantOfInsert = () => instant().notNull().default(sql`now()`);

/** `created_at` and `updated_at`. The CRUD store sets `updated_at`. */
export const timestamps = () => ({
  created_at: instantOfInsert(),
  updated_at: instantOfInsert(),
});

/** Short code used as a key: `jbb`, `bbm`, `home_top`. */
export const code = () => varchar({ length: 60 });
