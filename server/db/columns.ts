import { sql } from 'drizzle-orm';
import { bigint, customType, integer, uuid, varchar } from 'drizzle-orm/pg-core';

const instantType = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  // Both drivers hand over PostgreSQL's text ("2026-11-21 01:02:03.4+00"): the session's zone is always UTC.
  fromDriver: text => new Date(text).toISOString(),
});

/** An instant: ISO 8601 in UTC ending in `Z` (milliseconds) on both drivers, the way answers carry it. */
export const instant = () => instantType();

/** Whole rupiah as a number; pg hands bigint over as a string, PGlite as a number. */
export const money = () => bigint({ mode: 'number' });

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
