import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { placeOf } from '../../../core/placeOf';
import { type RateLimits, requireWithinLimit } from '../rateLimit/rateLimits';

/** Failures after which an address must wait: for one account from that address, and for all accounts from it. */
const LOGIN_LIMITS = { perAccount: 5, perAddress: 50, windowSeconds: 15 * 60 } as const;

/** Failures for one account from all addresses together after which every attempt is answered later, up to `maxMs`. */
export const SLOW_LIMITS = { prompt: 10, windowSeconds: 60 * 60, firstMs: 250, maxMs: 5_000 } as const;

export interface LoginAttempt {
  /** Tries left for this account from this address, should this one fail. */
  readonly remaining: number;
  /** Whether so many attempts for this account failed that this one was delayed. */
  readonly wasSlowed: boolean;
  /** The password was right: discards this attempt and earlier failures for this account from this address. */
  succeeded(): Promise<void>;
  /** The password was not verified: discards the attempt. */
  undecided(): Promise<void>;
}

/** Returns how long an attempt is delayed, by the number of the account's recent failures including it (ms). */
export const delayAfter = (failures: number): number =>
  failures <= SLOW_LIMITS.prompt
    ? 0
    : Math.min(SLOW_LIMITS.maxMs, SLOW_LIMITS.firstMs * 2 ** (failures - SLOW_LIMITS.prompt - 1));

/**
 * Limits sign-in attempts per address, and slows those on one account from many addresses. The account remains open: nobody can be locked
 * out this way, and the delay is the same whether the account exists or the password is right.
 */
export function loginGuard(limits: RateLimits) {
  return {
    /**
     * Begins an attempt. It counts before the password is verified, so that concurrent attempts cannot bypass the limits.
     *
     * @throws HttpError 429 after too many failures, with the seconds to wait
     */
    async begin(email: string, ip: string | null): Promise<LoginAttempt> {
      const place = placeOf(ip);
      const account = hashOfEmail(email);
      const everywhereKey = `login-account:${account}`;
      const accountKey = `login:${account}:${place}`;
      const addressKey = `login:${place}`;
      const { windowSeconds, perAccount, perAddress } = LOGIN_LIMITS;
      requireWithinLimit(await limits.hit(addressKey, windowSeconds), perAddress);
      const hits = await limits.hit(accountKey, windowSeconds);
      // one account's limit must not lock out everyone else at the address
      if (hits.count > perAccount) await limits.takeBack(addressKey);
      requireWithinLimit(hits, perAccount);
      const everywhere = await limits.hit(everywhereKey, SLOW_LIMITS.windowSeconds);
      const ms = delayAfter(everywhere.count);
      // holds neither a connection nor a lock
      if (ms > 0) await delay(ms);
      return {
        remaining: perAccount - hits.count,
        wasSlowed: ms > 0,
        async succeeded() {
          await limits.clear(accountKey);
          await limits.takeBack(addressKey);
          // not cleared: others' guesses go on while the owner signs in
          await limits.takeBack(everywhereKey);
        },
        async undecided() {
          await limits.takeBack(accountKey);
          await limits.takeBack(addressKey);
          await limits.takeBack(everywhereKey);
        },
      };
    },
  };
}

/** An e-mail address may exceed the length of a counter's key, and the counters need not name people. */
export const hashOfEmail = (email: string): string => createHash('sha256').update(email).digest('base64url');
