import { authErrors } from '../../../../contract/identity/authErrors';
import type { AuditActor } from '../../../audit/recordAudit';
import { placeOf } from '../../../core/placeOf';
import type { Services } from '../../../http/Services';
import { openRateLimits } from '../rateLimit/rateLimits';
import { requireWithinLimit } from '../rateLimit/requireWithinLimit';

export type LinkServices = Pick<Services, 'db' | 'config' | 'outbox'>;

/** Where a request came from, and its id. */
export interface RequestOrigin {
  ip: string;
  id: string;
}

/** Mails per e-mail address, and requests per network address, in a quarter of an hour. */
export const FORGOT_LIMITS = { perAddress: 3, perPlace: 30, windowSeconds: 15 * 60 } as const;

/** @throws HttpError 429 after too many requests from one network address */
export async function limitPlace({ db }: LinkServices, { ip }: RequestOrigin): Promise<void> {
  const hits = await openRateLimits(db).hit(`forgot-from:${placeOf(ip)}`, FORGOT_LIMITS.windowSeconds);
  requireWithinLimit(hits, FORGOT_LIMITS.perPlace, authErrors.tooManyRequests);
}

/** The audit actor for a person who follows a mailed link: not signed in, but acting for that account. */
export const linkActor = (account: { id: string; name: string }, { ip, id }: RequestOrigin): AuditActor => ({
  user_id: account.id,
  name: account.name,
  session_id: null,
  request_id: id,
  ip,
});
