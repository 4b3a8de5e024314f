import { authErrors } from '../../../../contract/identity/authErrors';
import type { Actor } from '../../../core/Actor';
import type { Db } from '../../../db/types';
import { openRateLimits } from './rateLimits';
import { requireWithinLimit } from './requireWithinLimit';

/** Look-ups per person and minute: plenty for work, too few to harvest our customer data or to overload an external service. */
export const LOOKUP_LIMITS = { caller: 60, places: 120, directions: 120 } as const;
const WINDOW_SECONDS = 60;

/** @throws HttpError 429 after too many look-ups by the person */
export async function limitLookups(db: Db, { user_id }: Actor, what: keyof typeof LOOKUP_LIMITS): Promise<void> {
  const hits = await openRateLimits(db).hit(`lookup-${what}:${user_id}`, WINDOW_SECONDS);
  requireWithinLimit(hits, LOOKUP_LIMITS[what], authErrors.tooManyRequests);
}
