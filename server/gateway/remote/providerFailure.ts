import { providerErrors, requestErrors } from '../../../contract/core/errors';
import { forbidden, HttpError, notFound, unauthorized } from '../../core/HttpError';

/** The provider cannot be reached, or the connection broke before it responded. */
export const providerAway = () => new HttpError(502, providerErrors.unreachable());

/** The provider accepted the request but did not respond in time. */
export const providerSlow = () => new HttpError(504, providerErrors.timeout());

/**
 * The provider's response is not one of its API: a page, a redirect, a value of another kind.
 * @param because what was expected of which call, for the log; never the value itself, which may be personal data
 */
export const providerUnreadable = (because: string) => new HttpError(502, providerErrors.unreadable(), { because });

const slowCodes = new Set([
  'UND_ERR_HEADERS_TIMEOUT',
  'FST_REPLY_FROM_GATEWAY_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

/** Maps a network error to an HttpError; a more specific `cause` is considered too. */
export function providerFailure(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at.name === 'TimeoutError' || slowCodes.has((at as NodeJS.ErrnoException).code ?? '')) return providerSlow();
  }
  return providerAway();
}

/** Whether a keep-alive connection had been closed by the provider; it may or may not have received the request. */
export const isReset = (error: unknown) =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'UND_ERR_SOCKET';

/** Returns our error for a provider fault or an error page (HTML, plain text), by its status. */
export function providerErrorPage(status: number, retryAfter?: string): HttpError {
  if (status === 401) return unauthorized();
  if (status === 403) return forbidden();
  if (status === 404) return notFound();
  if (status === 413) return new HttpError(413, requestErrors.bodyTooLarge());
  const seconds = Number(retryAfter);
  const later = seconds > 0 ? { retryAfter: seconds } : {};
  if (status === 429) return new HttpError(429, providerErrors.tooManyRequests(), { retryAfter: 60, ...later });
  if (status === 502 || status === 503) return new HttpError(status, providerErrors.unreachable(), later);
  if (status === 504) return providerSlow();
  if (status >= 500) return new HttpError(status, providerErrors.failed(), later);
  return new HttpError(status, providerErrors.rejected());
}
