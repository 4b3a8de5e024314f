import { roleErrors } from '../../../../contract/identity/roleErrors';
import type { Actor } from '../../../core/Actor';
import { forbiddenBecause } from './forbiddenBecause';

interface Grants {
  /** The actor holds the role. */
  isOwn: boolean;
  /** What the role gives now; nothing where it is new. */
  before: readonly string[];
  after: readonly string[];
  /** What it gives is to hold in more of the country, or without a second factor: all of it is given anew. */
  loosened?: boolean;
}

type Holder = Pick<Actor, 'regions'> & { slugs: ReadonlySet<string> };

/**
 * Whether the actor may give a role these permissions.
 *
 * @throws HttpError 403 where it is the actor's own role, where the actor is bound to a region (a role reaches into all of them), or
 * where permissions would be added, or be given anew, that they do not hold
 */
export function authorizeGrants(actor: Holder, { isOwn, before, after, loosened = false }: Grants): void {
  authorizeTouch(actor, isOwn);
  const unheld = unheldOf(actor, after);
  const added = unheld.filter(slug => !before.includes(slug));
  if (added.length > 0) throw forbiddenBecause('not_held', roleErrors.rightsNotHeld(), { slugs: added });
  if (loosened && unheld.length > 0)
    throw forbiddenBecause('not_held', roleErrors.loosenedNotHeld(), { slugs: unheld });
}

/** Whether the actor may delete a role that gives these permissions: who could not make it could not take that back. @throws HttpError 403 */
export function authorizeRemoval(actor: Holder, { isOwn, before }: Pick<Grants, 'isOwn' | 'before'>): void {
  authorizeTouch(actor, isOwn);
  const unheld = unheldOf(actor, before);
  if (unheld.length > 0) throw forbiddenBecause('not_held', roleErrors.removalNotHeld(), { slugs: unheld });
}

function authorizeTouch({ regions }: Holder, isOwn: boolean): void {
  if (isOwn) throw forbiddenBecause('own_role', roleErrors.ownRole());
  if (regions) throw forbiddenBecause('other_region', roleErrors.allRegions());
}

/** Whether the actor holds all of these. */
export const holdsAll = (actor: Pick<Holder, 'slugs'>, wanted: readonly string[]): boolean =>
  unheldOf(actor, wanted).length === 0;

const unheldOf = ({ slugs }: Pick<Holder, 'slugs'>, wanted: readonly string[]): string[] =>
  wanted.filter(slug => !slugs.has(slug));
