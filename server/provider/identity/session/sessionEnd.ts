import { type SQL, sql } from 'drizzle-orm';

/** The maximum duration of sessions. */
export interface SessionLimits {
  /** Hours after which a session ends, however often it is renewed; undefined for no limit. */
  maxHours: number | undefined;
}

/**
 * Returns when a session ends unless it is renewed.
 *
 * @param seconds from now
 * @param began when the person signed in
 */
export const sessionEnd = ({ maxHours }: SessionLimits, seconds: number, began: SQL): SQL<string> => {
  const end = sql<string>`now() + make_interval(secs => ${seconds})`;
  return maxHours === undefined ? end : sql`least(${end}, ${began} + make_interval(secs => ${maxHours * 3_600}))`;
};
