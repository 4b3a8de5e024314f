import { createHash } from 'node:crypto';
import type { RateLimits } from '../rateLimit/rateLimits';
import { requireWithinLimit } from '../rateLimit/requireWithinLimit';

/** Failures after which an address must wait: for one account from one place, and for one place in all. */
const LOGIN_LIMITS = { perAccount: 5, perAddress: 50, windowSeconds: 15 * 60 } as const;

export interface LoginAttempt {
  /** The password was wrong. @returns how many more tries there are for this account from this place */
  failed(): Promise<number>;
  /** The password was right: earlier failures for this account from this place no longer count. */
  succeeded(): Promise<void>;
  /** The password was not verified: the attempt does not count. */
  undecided(): Promise<void>;
}

/** Limits attempts to sign in. People elsewhere may still sign in to the same account: nobody can be locked out this way. */
export function loginGuard(limits: RateLimits) {
  return {
    /**
     * Begins an attempt. It counts before the password is verified, so that many at once are no way around the limit.
     *
     * @throws HttpError 429 after too many failures, with the seconds to wait
     */
    async begin(email: string, ip: string | null): Promise<LoginAttempt> {
      // hashed: an address may be longer than a key, and the counters need not name people
      const accountKey = `login:${createHash('sha256').update(email).digest('base64url')}:${ip}`;
      const addressKey = `login:${ip}`;
      const { windowSeconds, perAccount, perAddress } = LOGIN_LIMITS;
      requireWithinLimit(await limits.read(addressKey), perAddress - 1);
      const hits = await limits.hit(accountKey, windowSeconds);
      requireWithinLimit(hits, perAccount);
      return {
        async failed() {
          await limits.hit(addressKey, windowSeconds);
          return perAccount - hits.count;
        },
        succeeded: () => limits.clear(accountKey),
        undecided: () => limits.takeBack(accountKey),
      };
    },
  };
}
