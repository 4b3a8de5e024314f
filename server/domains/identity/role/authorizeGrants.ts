import type { ErrorMessage } from '../../../../contract/core/defineErrors';
import { roleErrors } from '../../../../contract/identity/roleErrors';
import type { Actor } from '../../../core/Actor';
import { HttpError } from '../../../core/HttpError';

interface Grants {
  /** Whether the actor holds the role. */
  isOwn: boolean;
  /** The role's current permissions; empty for a new role. */
  before: readonly string[];
  after: readonly string[];
  /** Whether its permissions are extended to more regions, or no longer require a second factor: then all count as newly granted. */
  loosened?: boolean;
}

type Holder = Pick<Actor, 'regions'> & { slugs: ReadonlySet<string> };

/**
 * Checks that the actor may give a role these permissions.
 *
 * @throws HttpError 403 if it is the actor's own role, if the actor is bound to a region (a role applies in all of them), or if
 * permissions that they do not hold would be added or newly granted
 */
export function authorizeGrants(actor: Holder, { isOwn, before, after, loosened = false }: Grants): void {
  authorizeTouch(actor, isOwn);
  const unheld = unheldOf(actor, after);
  const added = unheld.filter(slug => !before.includes(slug));
  if (added.length > 0) throw forbiddenBecause('not_held', roleErrors.rightsNotHeld(), { slugs: added });
  if (loosened && unheld.length > 0)
    throw forbiddenBecause('not_held', roleErrors.loosenedNotHeld(), { slugs: unheld });
}

/** Checks that the actor may delete a role with these permissions: they must be able to create it again. @throws HttpError 403 */
export function authorizeRemoval(actor: Holder, { isOwn, before }: Pick<Grants, 'isOwn' | 'before'>): void {
  authorizeTouch(actor, isOwn);
  const unheld = unheldOf(actor, before);
  if (unheld.length > 0) throw forbiddenBecause('not_held', roleErrors.removalNotHeld(), { slugs: unheld });
}

function authorizeTouch({ regions }: Holder, isOwn: boolean): void {
  if (isOwn) throw forbiddenBecause('own_role', roleErrors.ownRole());
  if (regions) throw forbiddenBecause('other_region', roleErrors.allRegions());
}

/** Whether the actor holds all of these permissions. */
export const holdsAll = (actor: Pick<Holder, 'slugs'>, wanted: readonly string[]): boolean =>
  unheldOf(actor, wanted).length === 0;

const unheldOf = ({ slugs }: Pick<Holder, 'slugs'>, wanted: readonly string[]): string[] =>
  wanted.filter(slug => !slugs.has(slug));

/** 403 with a machine-readable reason for the console in `data.reason`. */
export const forbiddenBecause = (reason: string, error: ErrorMessage, details: object = {}) =>
  new HttpError(403, error, { data: { reason, ...details } });
