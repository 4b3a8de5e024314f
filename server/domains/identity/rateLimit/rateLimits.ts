import { sql } from 'drizzle-orm';
import type { ErrorMessage } from '../../../../contract/core/defineErrors';
import { authErrors } from '../../../../contract/identity/authErrors';
import type { Actor } from '../../../core/Actor';
import { HttpError } from '../../../core/HttpError';
import type { Db } from '../../../db/types';
import { rate_limits } from './table';

/** Counts events under a key within a window, shared by all processes through the database. */
export interface RateLimits {
  /** Adds an event. @returns the new count, and the seconds until the window ends */
  hit(key: string, windowSeconds: number): Promise<{ count: number; secondsLeft: number }>;
  /** Returns the count without adding to it. */
  read(key: string): Promise<{ count: number; secondsLeft: number }>;
  clear(key: string): Promise<void>;
  /** Takes back an event that should not have counted. */
  takeBack(key: string): Promise<void>;
}

/** Opens the rate limits that are stored in the database. */
export function openRateLimits(db: Db): RateLimits {
  const seconds = sql<number>`ceil(extract(epoch from (${rate_limits.resets_at} - now())))::int`;
  return {
    async hit(key, windowSeconds) {
      const isOver = sql`${rate_limits.resets_at} <= now()`;
      const next = sql`now() + make_interval(secs => ${windowSeconds})`;
      const [row] = await db
        .insert(rate_limits)
        .values({ key, count: 1, resets_at: next })
        .onConflictDoUpdate({
          target: rate_limits.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${rate_limits.count} + 1 end`,
            resets_at: sql`case when ${isOver} then ${next} else ${rate_limits.resets_at} end`,
          },
        })
        .returning({ count: rate_limits.count, secondsLeft: seconds });
      return row!;
    },
    async read(key) {
      const [row] = await db
        .select({ count: rate_limits.count, secondsLeft: seconds })
        .from(rate_limits)
        .where(sql`${rate_limits.key} = ${key} and ${rate_limits.resets_at} > now()`);
      return row ?? { count: 0, secondsLeft: 0 };
    },
    async takeBack(key) {
      await db
        .update(rate_limits)
        .set({ count: sql`greatest(${rate_limits.count} - 1, 0)` })
        .where(sql`${rate_limits.key} = ${key}`);
    },
    async clear(key) {
      await db.delete(rate_limits).where(sql`${rate_limits.key} = ${key}`);
    },
  };
}

/** Deletes counters whose window has ended: the next event begins a new one. */
export async function forgetOldLimits(db: Db): Promise<void> {
  await db.delete(rate_limits).where(sql`${rate_limits.resets_at} <= now()`);
}

/** Look-ups per person and minute: plenty for work, too few to harvest our customer data or to overload an external service. */
export const LOOKUP_LIMITS = { caller: 60, places: 120, directions: 120 } as const;
const WINDOW_SECONDS = 60;

/** @throws HttpError 429 after too many look-ups by the person */
export async function limitLookups(db: Db, { user_id }: Actor, what: keyof typeof LOOKUP_LIMITS): Promise<void> {
  const hits = await openRateLimits(db).hit(`lookup-${what}:${user_id}`, WINDOW_SECONDS);
  requireWithinLimit(hits, LOOKUP_LIMITS[what], authErrors.tooManyRequests);
}

/**
 * Rejects a caller who has tried too often.
 *
 * @param hits the counter after this attempt
 * @param error creates the message, with the minutes to wait
 * @throws HttpError 429 with the seconds to wait
 */
export function requireWithinLimit(
  { count, secondsLeft }: { count: number; secondsLeft: number },
  max: number,
  error: (params: { minutes: number }) => ErrorMessage = authErrors.tooManyAttempts,
): void {
  if (count <= max) return;
  const minutes = Math.max(1, Math.ceil(secondsLeft / 60));
  throw new HttpError(429, error({ minutes }), { retryAfter: secondsLeft });
}
