import { type SQL, sql } from 'drizzle-orm';

/** How long sessions last. */
export interface SessionLimits {
  /** Hours after which a session ends, however often it is renewed; undefined for no such end. */
  maxHours: number | undefined;
}

/**
 * When a session ends unless it is renewed.
 *
 * @param seconds from now on
 * @param began when the person signed in
 */
export const sessionEnd = ({ maxHours }: SessionLimits, seconds: number, began: SQL): SQL<string> => {
  const end = sql<string>`now() + make_interval(secs => ${seconds})`;
  return maxHours === undefined ? end : sql`least(${end}, ${began} + make_interval(secs => ${maxHours * 3_600}))`;
};
