import { createHash } from 'node:crypto';
import { placeOf } from '../../../core/placeOf';
import type { RateLimits } from '../rateLimit/rateLimits';
import { requireWithinLimit } from '../rateLimit/requireWithinLimit';

/** Failures after which an address must wait: for one account from that address, and for all accounts from it. */
const LOGIN_LIMITS = { perAccount: 5, perAddress: 50, windowSeconds: 15 * 60 } as const;

export interface LoginAttempt {
  /** Tries left for this account from this address, should this one fail. */
  readonly remaining: number;
  /** The password was right: discards this attempt and earlier failures for this account from this address. */
  succeeded(): Promise<void>;
  /** The password was not verified: discards the attempt. */
  undecided(): Promise<void>;
}

/** Limits sign-in attempts per address. The same account remains open to other addresses, so nobody can be locked out this way. */
export function loginGuard(limits: RateLimits) {
  return {
    /**
     * Begins an attempt. It counts before the password is verified, so that concurrent attempts cannot bypass the limits.
     *
     * @throws HttpError 429 after too many failures, with the seconds to wait
     */
    async begin(email: string, ip: string | null): Promise<LoginAttempt> {
      // hashed: an e-mail address may exceed the key length, and the counters need not name people
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
