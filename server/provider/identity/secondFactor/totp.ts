import { TOTP } from 'otpauth';
import type { Secrets } from '../../../core/secrets';

const PURPOSE = 'second-factor-secret';
/** Seconds that a code is valid (RFC 6238); the previous and the next code are accepted too, for inexact clocks. */
const STEP_SECONDS = 30;
const WINDOW = 1;

export const totpOf = (secret: string) => new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });

export const encryptSecret = (secrets: Secrets, secret: string) => secrets.encrypt(PURPOSE, secret);

/** Returns the time step of a code; null if it is wrong. @param encrypted as stored in `second_factors.secret` */
export function stepOfCode(secrets: Secrets, encrypted: string, code: string, now: Date): number | null {
  const totp = totpOf(secrets.decrypt(PURPOSE, encrypted));
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / STEP_SECONDS) + delta;
}
