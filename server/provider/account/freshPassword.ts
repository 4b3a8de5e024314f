import { and, eq, isNull, sql } from 'drizzle-orm';
import { FRESH_PASSWORD_MINUTES } from '../../../contract/password';
import type { Actor } from '../../core/Actor';
import { HttpError, unauthorized } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { openRateLimits } from '../auth/rateLimits';
import { sessions } from '../auth/table';
import { passwordMatches } from './passwords';
import { users } from './table';

/** Wrong tries to prove the own password before one must wait. */
const TRIES = { most: 5, windowSeconds: 15 * 60 } as const;

/**
 * Proves the caller's own password, and remembers for the session when that was.
 *
 * @throws HttpError 422 on `current_password` where it is wrong, 429 after too many wrong ones
 */
export async function provePassword(db: Db, actor: Actor, password: string): Promise<string> {
  const limits = openRateLimits(db);
  const key = `own-password:${actor.user_id}`;
  const { count, secondsLeft } = await limits.hit(key, TRIES.windowSeconds);
  if (count > TRIES.most)
    throw new HttpError(
      429,
      `Terlalu banyak percobaan. Coba lagi ${Math.max(1, Math.ceil(secondsLeft / 60))} menit lagi.`,
      {
        retryAfter: secondsLeft,
      },
    );
  const [account] = await db.select({ hash: users.password_hash }).from(users).where(eq(users.id, actor.user_id));
  if (!(await passwordMatches(account?.hash ?? null, password))) throw refuse('Kata sandi Anda salah');
  await limits.clear(key);
  if (!actor.session_id) throw unauthorized();
  const [session] = await db
    .update(sessions)
    .set({ password_given_at: sql`now()` })
    .where(and(eq(sessions.id, actor.session_id), isNull(sessions.ended_at)))
    .returning({ at: sessions.password_given_at });
  if (!session) throw unauthorized();
  return new Date(Date.parse(session.at) + FRESH_PASSWORD_MINUTES * 60_000).toISOString();
}

/**
 * For changes that must not be made by who merely found the console open: the password comes along, or was given within the last
 * five minutes (signing in counts).
 *
 * @throws HttpError 422 on `current_password`, with `data.reason` 'password_wanted' where it is missing
 */
export async function requireFreshPassword(db: Db, actor: Actor, given: string | undefined): Promise<void> {
  if (given !== undefined) {
    await provePassword(db, actor, given);
    return;
  }
  if (!actor.session_id) throw refuse(WANTED);
  const [session] = await db
    .select({
      fresh: sql<boolean>`${sessions.password_given_at} > now() - make_interval(mins => ${FRESH_PASSWORD_MINUTES})`,
    })
    .from(sessions)
    .where(eq(sessions.id, actor.session_id));
  if (!session?.fresh) throw refuse(WANTED);
}

const WANTED = 'Masukkan kata sandi Anda untuk melanjutkan';

const refuse = (message: string) =>
  new HttpError(422, 'Perubahan ini meminta kata sandi Anda.', {
    errors: { current_password: message },
    data: { reason: 'password_wanted' },
  });
