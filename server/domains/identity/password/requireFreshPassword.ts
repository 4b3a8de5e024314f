import { eq } from 'drizzle-orm';
import type { ErrorMessage } from '../../../../contract/core/defineErrors';
import { passwordErrors } from '../../../../contract/identity/authErrors';
import { FRESH_PASSWORD_MINUTES } from '../../../../contract/identity/password';
import type { Actor } from '../../../core/Actor';
import { HttpError, unauthorized } from '../../../core/HttpError';
import type { Db } from '../../../db/types';
import { users } from '../account/table';
import { openRateLimits, requireWithinLimit } from '../rateLimit/rateLimits';
import { setPasswordGiven, wasPasswordGiven } from '../session/passwordGiven';
import { passwordMatches } from './passwordHash';

/** Wrong passwords before the person must wait. */
const TRIES = { max: 5, windowSeconds: 15 * 60 } as const;

/**
 * Verifies the actor's own password and records the time in the session. Not for use inside a transaction: verification is slow, and a
 * wrong password must be counted.
 *
 * @returns until when the password counts as fresh, as an ISO instant
 * @throws HttpError 422 on `current_password` if it is wrong, 429 after too many wrong ones
 */
export async function verifyOwnPassword(db: Db, actor: Actor, password: string): Promise<string> {
  const limits = openRateLimits(db);
  const key = `own-password:${actor.user_id}`;
  requireWithinLimit(await limits.hit(key, TRIES.windowSeconds), TRIES.max);
  const [account] = await db.select({ hash: users.password_hash }).from(users).where(eq(users.id, actor.user_id));
  if (!(await passwordMatches(account?.hash ?? null, password))) throw wrongPassword();
  await limits.clear(key);
  const givenAt = actor.session_id && (await setPasswordGiven(db, actor.session_id));
  if (!givenAt) throw unauthorized();
  return new Date(givenAt.getTime() + FRESH_PASSWORD_MINUTES * 60_000).toISOString();
}

/**
 * Guards changes against someone who merely finds the console open: the password must be in the request, or have been given within the
 * last five minutes (signing in counts). Like {@link verifyOwnPassword}, call it before the transaction.
 *
 * @throws HttpError 422 on `current_password`, with `data.reason` 'password_wanted'; 429 after too many wrong ones
 */
export async function requireFreshPassword(db: Db, actor: Actor, given: string | undefined): Promise<void> {
  if (given === undefined) await requireRecentPassword(db, actor);
  else await verifyOwnPassword(db, actor, given);
}

/** Requires that the password was given within the last five minutes. @throws HttpError 422 on `current_password` */
export async function requireRecentPassword(db: Db, { session_id }: Actor): Promise<void> {
  if (!session_id || !(await wasPasswordGiven(db, session_id, FRESH_PASSWORD_MINUTES)))
    throw passwordError(passwordErrors.missing());
}

/** 422 on `current_password`. */
export const wrongPassword = () => passwordError(passwordErrors.wrong());

const passwordError = (error: ErrorMessage) =>
  new HttpError(422, passwordErrors.needed(), {
    errors: { current_password: error },
    data: { reason: 'password_wanted' },
  });
