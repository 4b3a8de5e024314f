import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { HttpError } from '../../core/HttpError';
import type { Secrets } from '../../core/secrets';
import type { Db } from '../../db/types';
import { openRateLimits } from '../auth/rateLimits';
import { recovery_codes, second_factors } from './table';

/** Seconds that a code stands for (RFC 6238); one before and one after are taken too, for clocks that are not exact. */
export const STEP_SECONDS = 30;
const WINDOW = 1;
/** Wrong codes for one account before it must wait. Only who knows its password gets so far. */
export const CODE_LIMITS = { most: 5, windowSeconds: 15 * 60 } as const;

const PURPOSE = 'second-factor-secret';

export const totpOf = (secret: string) => new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });

export const hideSecret = (secrets: Secrets, secret: string) => secrets.encrypt(PURPOSE, secret);

/**
 * Whether a code is the account's: one of the authenticator, each once, or a recovery code, which is used up.
 *
 * @throws HttpError 422 on `code` where it is wrong, 429 after too many wrong ones
 */
export async function verifyCode(
  { db, secrets }: { db: Db; secrets: Secrets },
  userId: string,
  code: string,
  now = new Date(),
): Promise<'totp' | 'recovery'> {
  const limits = openRateLimits(db);
  const key = `second-factor:${userId}`;
  const { count, secondsLeft } = await limits.hit(key, CODE_LIMITS.windowSeconds);
  if (count > CODE_LIMITS.most)
    throw new HttpError(
      429,
      `Terlalu banyak percobaan. Coba lagi ${Math.max(1, Math.ceil(secondsLeft / 60))} menit lagi.`,
      {
        retryAfter: secondsLeft,
      },
    );
  const kind = (await isTotp(db, secrets, userId, code, now))
    ? 'totp'
    : (await isRecoveryCode(db, userId, code))
      ? 'recovery'
      : null;
  if (!kind)
    throw new HttpError(422, 'Kode verifikasi salah.', {
      errors: { code: 'Kode verifikasi salah atau sudah dipakai' },
    });
  await limits.clear(key);
  return kind;
}

async function isTotp(db: Db, secrets: Secrets, userId: string, code: string, now: Date): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return false;
  const [factor] = await db.select().from(second_factors).where(eq(second_factors.user_id, userId));
  if (!factor) return false;
  const delta = totpOf(secrets.decrypt(PURPOSE, factor.secret)).validate({
    token: code,
    timestamp: now.getTime(),
    window: WINDOW,
  });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1_000 / STEP_SECONDS) + delta;
  // of two requests with the same code only one advances it
  const taken = await db
    .update(second_factors)
    .set({ last_step: step })
    .where(and(eq(second_factors.user_id, userId), lt(second_factors.last_step, step)))
    .returning({ user_id: second_factors.user_id });
  return taken.length > 0;
}

async function isRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
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

/** Codes are written in capitals or not, with hyphens or without. */
export const hashOfCode = (code: string) =>
  createHash('sha256').update(code.replaceAll('-', '').toUpperCase()).digest('hex');
