import { createHash } from 'node:crypto';
import { HttpError } from '../../core/HttpError';
import type { RateLimits } from './rateLimits';

/** Failures after which an address must wait: for one account from one place, and for one place in all. */
export const LOGIN_LIMITS = { perAccount: 5, perAddress: 50, windowSeconds: 15 * 60 } as const;

export interface LoginAttempt {
  /** The password was wrong; returns how many more tries there are for this account from this place. */
  failed(): Promise<number>;
  /** The password was right: the account's failures from this place are forgotten. */
  succeeded(): Promise<void>;
  /** Nobody judged the password: the attempt does not count. */
  undecided(): Promise<void>;
}

/** Limits the attempts to sign in. Others from elsewhere may still sign in to the same account: this is no way to lock someone out. */
export function loginGuard(limits: RateLimits) {
  return {
    /**
     * Begins an attempt. It counts before the password is judged, so that many at once are no way around the limit.
     *
     * @throws HttpError 429 after too many failures, with the seconds to wait.
     */
    async begin(email: string, ip: string | null): Promise<LoginAttempt> {
      // hashed: an address may be longer than a key, and the counters need not name people
      const accountKey = `login:${createHash('sha256').update(email).digest('base64url')}:${ip}`;
      const addressKey = `login:${ip}`;
      const { windowSeconds, perAccount, perAddress } = LOGIN_LIMITS;
      refuseTooMany(await limits.read(addressKey), perAddress - 1);
      const { count, secondsLeft } = await limits.hit(accountKey, windowSeconds);
      refuseTooMany({ count, secondsLeft }, perAccount);
      return {
        async failed() {
          await limits.hit(addressKey, windowSeconds);
          return perAccount - count;
        },
        succeeded: () => limits.clear(accountKey),
        undecided: () => limits.takeBack(accountKey),
      };
    },
  };
}

function refuseTooMany({ count, secondsLeft }: { count: number; secondsLeft: number }, most: number) {
  if (count <= most) return;
  const minutes = Math.max(1, Math.ceil(secondsLeft / 60));
  throw new HttpError(429, `Terlalu banyak percobaan. Coba lagi ${minutes} menit lagi.`, { retryAfter: secondsLeft });
}
