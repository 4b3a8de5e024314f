import type { ErrorMessage } from '../../../../contract/core/defineErrors';
import { authErrors } from '../../../../contract/identity/authErrors';
import { HttpError } from '../../../core/HttpError';

/**
 * Rejects a caller who has tried too often.
 *
 * @param hits the counter after this attempt
 * @param error creates the message, with the minutes to wait
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
