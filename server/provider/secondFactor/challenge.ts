import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../core/secrets';

const PURPOSE = 'second-factor-challenge';
const LIFETIME_MS = 5 * 60_000;

interface Challenged {
  id: string;
  /** A challenge dies with the password that it was given for. */
  password_changed_at: string | null;
}

/** The proof that somebody knew an account's password a moment ago: `account.end.mac`. No state is kept for it. */
export function makeChallenge(secrets: Secrets, account: Challenged, now = new Date()) {
  const end = now.getTime() + LIFETIME_MS;
  return {
    challenge: `${account.id}.${end}.${macOf(secrets, account, end)}`,
    expires_at: new Date(end).toISOString(),
  };
}

/** The account that a challenge names, not yet proven: look it up, then ask {@link isChallengeOf}. */
export const accountOfChallenge = (challenge: string) => challenge.split('.')[0] ?? '';

/** Whether the challenge was given for this account and is still good. */
export function isChallengeOf(secrets: Secrets, challenge: string, account: Challenged, now = new Date()): boolean {
  const [id, end, mac = ''] = challenge.split('.');
  if (id !== account.id || !(Number(end) > now.getTime())) return false;
  const wanted = Buffer.from(macOf(secrets, account, Number(end)));
  const given = Buffer.from(mac);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

const macOf = (secrets: Secrets, { id, password_changed_at }: Challenged, end: number) =>
  secrets.mac(PURPOSE, `${id} ${end} ${password_changed_at}`);
