import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../../core/secrets';

const PURPOSE = 'second-factor-challenge';
const LIFETIME_MS = 5 * 60_000;

interface Challenged {
  id: string;
  /** Part of the challenge, so that a new password invalidates earlier ones. */
  password_changed_at: string | null;
}

/** Creates a proof that someone just entered an account's password: `account.expiry.mac`. Nothing is stored for it. */
export function createChallenge(secrets: Secrets, account: Challenged, now = new Date()) {
  const expiry = now.getTime() + LIFETIME_MS;
  return {
    challenge: `${account.id}.${expiry}.${macOf(secrets, account, expiry)}`,
    expires_at: new Date(expiry).toISOString(),
  };
}

/** Returns the id of the account that a challenge names, unverified: look it up, then use {@link isChallengeOf}. */
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
