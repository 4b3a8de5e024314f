import { and, eq, lt } from 'drizzle-orm';
import { secondFactorErrors } from '../../../../contract/identity/authErrors';
import { HttpError } from '../../../core/HttpError';
import type { Secrets } from '../../../core/secrets';
import type { Db } from '../../../db/types';
import { openRateLimits } from '../rateLimit/rateLimits';
import { requireWithinLimit } from '../rateLimit/requireWithinLimit';
import { takeRecoveryCode } from './recoveryCodes';
import { second_factors } from './table';
import { stepOfCode } from './totp';

/** Wrong codes for an account before it must wait. Only someone who knows its password gets this far. */
const CODE_LIMITS = { max: 5, windowSeconds: 15 * 60 } as const;

/**
 * Verifies a code for an account: one from the authenticator or a recovery code. Each works once.
 *
 * @returns which of the two it was
 * @throws HttpError 422 on `code` if it is wrong, 429 after too many wrong ones
 */
export async function verifyCode(
  { db, secrets }: { db: Db; secrets: Secrets },
  userId: string,
  code: string,
  now = new Date(),
): Promise<'totp' | 'recovery'> {
  const limits = openRateLimits(db);
  const key = `second-factor:${userId}`;
  requireWithinLimit(await limits.hit(key, CODE_LIMITS.windowSeconds), CODE_LIMITS.max);
  const kind = (await takeTotp(db, secrets, userId, code, now))
    ? 'totp'
    : (await takeRecoveryCode(db, userId, code))
      ? 'recovery'
      : null;
  if (!kind)
    throw new HttpError(422, secondFactorErrors.wrongCode(), {
      errors: { code: secondFactorErrors.wrongOrUsedCode() },
    });
  await limits.clear(key);
  return kind;
}

/** Uses up an authenticator code: of two requests with the same code, only one advances the step. */
async function takeTotp(db: Db, secrets: Secrets, userId: string, code: string, now: Date): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return false;
  const [factor] = await db.select().from(second_factors).where(eq(second_factors.user_id, userId));
  const step = factor ? stepOfCode(secrets, factor.secret, code, now) : null;
  if (step === null) return false;
  const taken = await db
    .update(second_factors)
    .set({ last_step: step })
    .where(and(eq(second_factors.user_id, userId), lt(second_factors.last_step, step)))
    .returning({ user_id: second_factors.user_id });
  return taken.length > 0;
}
