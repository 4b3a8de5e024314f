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

/**
 * Whether the actor may give a role these permissions.
 *
 * @throws HttpError 403 where it is the actor's own role, where the actor is bound to a region (a role reaches into all of them), or
 * where permissions would be added, or be given anew, that they do not hold
 */
export function authorizeGrants(
  actor: Pick<Actor, 'regions'> & { slugs: ReadonlySet<string> },
  { isOwn, before, after, loosened = false }: Grants,
): void {
  if (isOwn) throw forbiddenBecause('own_role', roleErrors.ownRole());
  if (actor.regions) throw forbiddenBecause('other_region', roleErrors.allRegions());
  const unheld = after.filter(slug => !actor.slugs.has(slug));
  const added = unheld.filter(slug => !before.includes(slug));
  if (added.length > 0) throw forbiddenBecause('not_held', roleErrors.rightsNotHeld(), { slugs: added });
  if (loosened && unheld.length > 0)
    throw forbiddenBecause('not_held', roleErrors.loosenedNotHeld(), { slugs: unheld });
}

/** Whether the actor holds all of these. */
export const holdsAll = ({ slugs }: { slugs: ReadonlySet<string> }, wanted: readonly string[]): boolean =>
  wanted.every(slug => slugs.has(slug));
