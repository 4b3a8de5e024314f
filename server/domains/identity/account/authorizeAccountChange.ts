import { adminErrors } from '../../../../contract/identity/adminErrors';
import type { Actor } from '../../../core/Actor';
import { forbiddenBecause, holdsAll } from '../role/authorizeGrants';

export interface RoleRights {
  /** The permissions that a role grants. */
  slugs: readonly string[];
  /** Where it grants them; null for the whole country. */
  regions: Actor['regions'];
}

/** An account with its permissions. */
export interface AccountRights extends RoleRights {
  id: string;
  role_id: string | null;
  /** The role that awaits a second person's approval. It counts as held: whoever takes over the account now will hold it later. */
  requested?: RoleRights | undefined;
}

export interface AccountChange {
  /** The new role with its permissions; absent if the role stays. */
  role?: { id: string | null; slugs: readonly string[] };
  /** Where the account is to hold its permissions; absent if that stays. */
  regions?: Actor['regions'];
  is_active?: boolean;
  remove?: boolean;
}

type Holder = Pick<Actor, 'user_id' | 'regions'> & { slugs: ReadonlySet<string> };

/**
 * Checks that the actor may make a change to an account. Nobody may disable or delete themselves, change their own role, grant permissions
 * that they do not hold, or change an account with more permissions than theirs (its password link would give access to them). A
 * permission held in one region does not apply in another: people bound to a region may create and change only accounts of that region.
 *
 * @param account null for a new one
 * @throws HttpError 403 with `data.reason`
 */
export function authorizeAccountChange(actor: Holder, account: AccountRights | null, change: AccountChange): void {
  if (account?.id === actor.user_id) {
    authorizeOwnChange(account, change);
    return;
  }
  const reason = account && whyBeyond(actor, account);
  if (reason) throw forbiddenBecause(reason, changeErrors[reason]());
  if (!account && change.regions && !owns(actor.regions, change.regions))
    throw forbiddenBecause('other_region', adminErrors.newElsewhere());
  if (change.regions !== undefined && !covers(actor.regions, change.regions))
    throw forbiddenBecause('other_region', adminErrors.foreignRegion());
  if (change.role && !holdsAll(actor, change.role.slugs)) throw forbiddenBecause('not_held', adminErrors.roleNotHeld());
}

const changeErrors = { more_rights: adminErrors.moreRights, other_region: adminErrors.otherRegion };

/** Why somebody else's account is beyond the actor's reach: it may do more, or elsewhere; null if it is not. */
export function whyBeyond(actor: Holder, account: AccountRights): keyof typeof changeErrors | null {
  for (const held of [account, account.requested]) {
    if (held && !holdsAll(actor, held.slugs)) return 'more_rights';
    if (held && !owns(actor.regions, held.regions)) return 'other_region';
  }
  return null;
}

function authorizeOwnChange(account: AccountRights, change: AccountChange): void {
  if (change.remove) throw forbiddenBecause('own_account', adminErrors.ownRemoval());
  if (change.is_active === false) throw forbiddenBecause('own_account', adminErrors.ownDeactivation());
  if (change.role && change.role.id !== account.role_id) throw forbiddenBecause('own_role', adminErrors.ownRole());
  if (change.regions !== undefined && !covers(account.regions, change.regions))
    throw forbiddenBecause('own_region', adminErrors.ownRegion());
}

/** Whether `held` includes all of `wanted`; null is the whole country. */
function covers(held: Actor['regions'], wanted: Actor['regions']): boolean {
  if (held === null) return true;
  return wanted?.every(region => held.includes(region)) ?? false;
}

/** Whether an account with permissions in `regions` belongs to `held`; one without any region belongs to the whole country only. */
const owns = (held: Actor['regions'], regions: Actor['regions']): boolean =>
  covers(held, regions) && (held === null || regions?.length !== 0);
