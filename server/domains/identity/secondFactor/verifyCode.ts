import { createHash, randomInt } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { secondFactorErrors } from '../../../../contract/identity/authErrors';
import { RECOVERY_CODES } from '../../../../contract/identity/secondFactor';
import { HttpError } from '../../../core/HttpError';
import type { Secrets } from '../../../core/secrets';
import type { Db, Tx } from '../../../db/types';
import { openRateLimits, requireWithinLimit } from '../rateLimit/rateLimits';
import { recovery_codes, second_factors } from './table';

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

const PURPOSE = 'second-factor-secret';
/** Seconds that a code is valid (RFC 6238); the previous and the next code are accepted too, for inexact clocks. */
const STEP_SECONDS = 30;
const WINDOW = 1;

export const totpOf = (secret: string) => new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });

export const encryptSecret = (secrets: Secrets, secret: string) => secrets.encrypt(PURPOSE, secret);

/** Returns the time step of a code; null if it is wrong. @param encrypted as stored in `second_factors.secret` */
function stepOfCode(secrets: Secrets, encrypted: string, code: string, now: Date): number | null {
  const totp = totpOf(secrets.decrypt(PURPOSE, encrypted));
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / STEP_SECONDS) + delta;
}

/** Leaves out letters and digits that are easily confused. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Replaces the recovery codes of an account. @returns the new codes; only their hashes are stored */
export async function replaceRecoveryCodes(tx: Tx, user_id: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${randomText(5)}-${randomText(5)}`);
  await tx.delete(recovery_codes).where(eq(recovery_codes.user_id, user_id));
  await tx.insert(recovery_codes).values(codes.map(code => ({ user_id, code_hash: hashOfCode(code) })));
  return codes;
}

/** Uses up a recovery code. @returns whether it belongs to the account and was unused */
async function takeRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const used = await db
    .update(recovery_codes)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(recovery_codes.user_id, userId),
        eq(recovery_codes.code_hash, hashOfCode(code)),
        isNull(recovery_codes.used_at),
      ),
    )
    .returning({ id: recovery_codes.id });
  return used.length > 0;
}

const randomText = (length: number) => Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Hashes a code regardless of case and hyphens. */
const hashOfCode = (code: string) => createHash('sha256').update(code.replaceAll('-', '').toUpperCase()).digest('hex');
