import { adminErrors } from '../../../../contract/identity/adminErrors';
import type { Actor } from '../../../core/Actor';
import { holdsAll } from '../role/authorizeGrants';
import { forbiddenBecause } from '../role/forbiddenBecause';

export interface RoleRights {
  /** What a role gives. */
  slugs: readonly string[];
  /** Where it gives it; null is the whole country. */
  regions: Actor['regions'];
}

/** An account and what it may do. */
export interface AccountRights extends RoleRights {
  id: string;
  role_id: string | null;
  /** Of the role that waits for a second person. Whoever gets into the account before holds it afterwards: it counts as held. */
  requested?: RoleRights | undefined;
}

export interface AccountChange {
  /** The new role with what it gives; absent where the role stays. */
  role?: { id: string | null; slugs: readonly string[] };
  /** Where the account's permissions are to hold; absent where that stays. */
  regions?: Actor['regions'];
  is_active?: boolean;
  remove?: boolean;
}

type Holder = Pick<Actor, 'user_id' | 'regions'> & { slugs: ReadonlySet<string> };

/**
 * Whether the actor may change an account so: nobody disables or deletes themselves or changes their own role, gives permissions that
 * they do not hold, or touches an account that may do more than they (its password link would be a way to those permissions). A
 * permission held in one region is not held in another: who is bound to a region touches and makes only accounts of that region.
 *
 * @param account null for a new one
 * @throws HttpError 403 with `data.reason`
 */
export function authorizeAccountChange(actor: Holder, account: AccountRights | null, change: AccountChange): void {
  if (account?.id === actor.user_id) {
    authorizeOwnChange(account, change);
    return;
  }
  for (const rights of account ? [account, account.requested] : []) if (rights) requireHeld(actor, rights);
  if (!account && change.regions && !owns(actor.regions, change.regions))
    throw forbiddenBecause('other_region', adminErrors.newElsewhere());
  if (change.regions !== undefined && !covers(actor.regions, change.regions))
    throw forbiddenBecause('other_region', adminErrors.foreignRegion());
  if (change.role && !holdsAll(actor, change.role.slugs)) throw forbiddenBecause('not_held', adminErrors.roleNotHeld());
}

function requireHeld(actor: Holder, { slugs, regions }: RoleRights): void {
  if (!holdsAll(actor, slugs)) throw forbiddenBecause('more_rights', adminErrors.moreRights());
  if (!owns(actor.regions, regions)) throw forbiddenBecause('other_region', adminErrors.otherRegion());
}

function authorizeOwnChange(account: AccountRights, change: AccountChange): void {
  if (change.remove) throw forbiddenBecause('own_account', adminErrors.ownRemoval());
  if (change.is_active === false) throw forbiddenBecause('own_account', adminErrors.ownDeactivation());
  if (change.role && change.role.id !== account.role_id) throw forbiddenBecause('own_role', adminErrors.ownRole());
  if (change.regions !== undefined && !covers(account.regions, change.regions))
    throw forbiddenBecause('own_region', adminErrors.ownRegion());
}

/** Whether all of `wanted` lies in `held`; null is the whole country. */
function covers(held: Actor['regions'], wanted: Actor['regions']): boolean {
  if (held === null) return true;
  return wanted?.every(region => held.includes(region)) ?? false;
}

/** Whether an account that holds its rights in `regions` is one of `held`: that it holds none anywhere makes it nobody's but the country's. */
const owns = (held: Actor['regions'], regions: Actor['regions']): boolean =>
  covers(held, regions) && (held === null || regions?.length !== 0);
