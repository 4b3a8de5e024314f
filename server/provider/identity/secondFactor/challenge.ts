import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../../core/secrets';

const PURPOSE = 'second-factor-challenge';
const LIFETIME_MS = 5 * 60_000;

interface Challenged {
  id: string;
  /** A new password ends the challenges of the one before. */
  password_changed_at: string | null;
}

/** The proof that someone knew an account's password a moment ago: `account.expiry.mac`. Nothing is stored for it. */
export function createChallenge(secrets: Secrets, account: Challenged, now = new Date()) {
  const expiry = now.getTime() + LIFETIME_MS;
  return {
    challenge: `${account.id}.${expiry}.${macOf(secrets, account, expiry)}`,
    expires_at: new Date(expiry).toISOString(),
  };
}

/** The account that a challenge names, not verified yet: look it up, then use {@link isChallengeOf}. */
export const accountOfChallenge = (challenge: string) => challenge.split('.')[0] ?? '';

/** Whether the challenge was made for this account and has not expired. */
export function isChallengeOf(secrets: Secrets, challenge: string, account: Challenged, now = new Date()): boolean {
  const [id, expiry, mac = ''] = challenge.split('.');
  if (id !== account.id || !(Number(expiry) > now.getTime())) return false;
  const expected = Buffer.from(macOf(secrets, account, Number(expiry)));
  const given = Buffer.from(mac);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

const macOf = (secrets: Secrets, { id, password_changed_at }: Challenged, expiry: number) =>
  secrets.mac(PURPOSE, `${id} ${expiry} ${password_changed_at}`);
