import type { ErrorMessage } from '../../../../contract/core/defineErrors';
import { authErrors } from '../../../../contract/identity/authErrors';
import { HttpError } from '../../../core/HttpError';

/**
 * Stops a caller who tried too often.
 *
 * @param hits what the counter says after this attempt
 * @param error what to say, with the minutes to wait
 * @throws HttpError 429 with the seconds to wait
 */
export function requireWithinLimit(
  { count, secondsLeft }: { count: number; secondsLeft: number },
  max: number,
  error: (params: { minutes: number }) => ErrorMessage = authErrors.tooManyAttempts,
): void {
  if (count <= max) return;
  const minutes = Math.max(1, Math.ceil(secondsLeft / 60));
  throw new HttpError(429, error({ minutes }), { retryAfter: secondsLeft });
}
