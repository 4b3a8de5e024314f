import { isJson } from '../../../contract/core/responseStatus';
import type { HttpError } from '../../core/HttpError';
import { providerErrorPage, providerUnreadable } from './providerFailure';
import type { ResponseHead } from './responses/collectJson';

/**
 * Returns our error to send in place of anything that is not an API response: pages and redirects would act on this origin. Undefined for
 * an API response.
 */
export function errorInsteadOf({ statusCode, headers }: ResponseHead): HttpError | undefined {
  const type = String(headers['content-type'] ?? '');
  const isPage = /\b(?:text\/html|application\/xhtml\+xml|image\/svg\+xml)\b/i.test(type);
  const redirects = statusCode >= 300 && statusCode < 400 && statusCode !== 304;
  if (!redirects && !isPage && !(statusCode >= 400 && !isJson(type)) && statusCode < 500) return undefined;
  const later = headers['retry-after'];
  return statusCode >= 400
    ? providerErrorPage(statusCode, later && String(later))
    : providerUnreadable(isPage ? 'a page' : 'a redirect');
}
