import { HttpError } from '../../../core/HttpError';

/**
 * Stops a caller who tried too often.
 *
 * @param hits what the counter says after this attempt
 * @param noun what was done too often, for the message
 * @throws HttpError 429 with the seconds to wait
 */
export function requireWithinLimit(
  { count, secondsLeft }: { count: number; secondsLeft: number },
  max: number,
  noun: 'percobaan' | 'permintaan' = 'percobaan',
): void {
  if (count <= max) return;
  const minutes = Math.max(1, Math.ceil(secondsLeft / 60));
  throw new HttpError(429, `Terlalu banyak ${noun}. Coba lagi ${minutes} menit lagi.`, { retryAfter: secondsLeft });
}
