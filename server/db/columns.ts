import { sql } from 'drizzle-orm';
import { customType, integer, uuid, varchar } from 'drizzle-orm/pg-core';

const instantType = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: isoInstant,
});

/**
 * PostgreSQL's text of an instant ("2026-11-21 01:02:03.4+00": both drivers hand it over, the session's zone is always UTC)
 * as ISO 8601 with milliseconds. Rearranged where it is of that plain form, since a Date made of each took a tenth of a list's time.
 */
export function isoInstant(text: string): string {
  const time = text.slice(11, -3);
  const filling = text[10] === ' ' && text.endsWith('+00') ? MILLISECONDS[time.length] : undefined;
  return filling === undefined ? new Date(text).toISOString() : `${text.slice(0, 10)}T${time}${filling}Z`;
}

/** What is missing to three digits, by the length of the time: PostgreSQL leaves out zeros at the end. */
const MILLISECONDS: Record<number, string> = { 8: '.000', 10: '00', 11: '0', 12: '' };

/** An instant: ISO 8601 in UTC ending in `Z` (milliseconds) on both drivers, the way answers carry it. */
export const instant = () => instantType();

/** Primary key: a random UUID unless the writer brings one. */
export const id = () => uuid().primaryKey().defaultRandom();

/** Counts the edits of a record; an update names the one it read (409 when stale). */
export const version = () => integer().notNull().default(1);

/** The instant of the insert. */
export const instantOfInsert = () => instant().notNull().default(sql`now()`);

/** When a record was made and last changed. The CRUD store sets `updated_at`. */
export const timestamps = () => ({
  created_at: instantOfInsert(),
  updated_at: instantOfInsert(),
});

/** Short code that is a key: `jbb`, `bbm`, `home_top`. */
export const code = () => varchar({ length: 60 });
