import { createHash } from 'node:crypto';
import { placeOf } from '../../../core/placeOf';
import type { RateLimits } from '../rateLimit/rateLimits';
import { requireWithinLimit } from '../rateLimit/requireWithinLimit';

/** Failures after which an address must wait: for one account from one place, and for one place in all. */
const LOGIN_LIMITS = { perAccount: 5, perAddress: 50, windowSeconds: 15 * 60 } as const;

export interface LoginAttempt {
  /** How many more tries there are for this account from this place, should this one fail. */
  readonly remaining: number;
  /** The password was right: neither this attempt nor earlier failures for this account from this place count. */
  succeeded(): Promise<void>;
  /** The password was not verified: the attempt does not count. */
  undecided(): Promise<void>;
}

/** Limits attempts to sign in. People elsewhere may still sign in to the same account: nobody can be locked out this way. */
export function loginGuard(limits: RateLimits) {
  return {
    /**
     * Begins an attempt. It counts before the password is verified, so that many at once are no way around the limits.
     *
     * @throws HttpError 429 after too many failures, with the seconds to wait
     */
    async begin(email: string, ip: string | null): Promise<LoginAttempt> {
      // hashed: an address may be longer than a key, and the counters need not name people
      const place = placeOf(ip);
      const accountKey = `login:${createHash('sha256').update(email).digest('base64url')}:${place}`;
      const addressKey = `login:${place}`;
      const { windowSeconds, perAccount, perAddress } = LOGIN_LIMITS;
      requireWithinLimit(await limits.hit(addressKey, windowSeconds), perAddress);
      const hits = await limits.hit(accountKey, windowSeconds);
      // one account's limit must not lock out everyone else at the address
      if (hits.count > perAccount) await limits.takeBack(addressKey);
      requireWithinLimit(hits, perAccount);
      return {
        remaining: perAccount - hits.count,
        async succeeded() {
          await limits.clear(accountKey);
          await limits.takeBack(addressKey);
        },
        async undecided() {
          await limits.takeBack(accountKey);
          await limits.takeBack(addressKey);
        },
      };
    },
  };
}
