import { TOTP } from 'otpauth';
import type { Secrets } from '../../../core/secrets';

const PURPOSE = 'second-factor-secret';
/** Seconds that a code stands for (RFC 6238); the one before and the one after are accepted too, for clocks that are not exact. */
const STEP_SECONDS = 30;
const WINDOW = 1;

export const totpOf = (secret: string) => new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });

export const encryptSecret = (secrets: Secrets, secret: string) => secrets.encrypt(PURPOSE, secret);

/** The time step that a code stands for; null where it is wrong. @param encrypted as `second_factors.secret` keeps it */
export function stepOfCode(secrets: Secrets, encrypted: string, code: string, now: Date): number | null {
  const totp = totpOf(secrets.decrypt(PURPOSE, encrypted));
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / STEP_SECONDS) + delta;
}
