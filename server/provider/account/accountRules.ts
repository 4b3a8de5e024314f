import type { Actor } from '../../core/Actor';
import { HttpError } from '../../core/HttpError';

/** Who holds it holds every right; one active holder must remain. */
export const SUPER_ADMIN = 'super_admin';

type Judge = Pick<Actor, 'user_id' | 'regions'> & { slugs: ReadonlySet<string> };

/** An account as the rules see it: whose it is, and what it may do. */
export interface JudgedAccount {
  id: string;
  role_id: string | null;
  /** What the account's role gives. */
  slugs: readonly string[];
  /** Where it gives it. */
  regions: Actor['regions'];
}

export interface AccountChange {
  /** The role that it shall have, with what that gives; absent where the role stays. */
  role?: { id: string | null; slugs: readonly string[] };
  /** Where the account's rights shall hold; absent where that stays. */
  regions?: Actor['regions'];
  is_active?: boolean;
  remove?: boolean;
}

/**
 * Whether the actor may change an account so: nobody disables or deletes themselves or changes their own role, gives rights that
 * they do not hold, or touches an account that may do more than they (its password link would be a way to those rights). A right
 * held in one region is not held in another: who is bound to a region touches and makes only accounts of that region.
 *
 * @throws HttpError 403 with `data.reason`
 */
export function authorizeAccountChange(actor: Judge, account: JudgedAccount | null, change: AccountChange): void {
  if (account?.id === actor.user_id) {
    if (change.remove) throw refuse('own_account', 'Akun Anda sendiri tidak dapat Anda hapus.');
    if (change.is_active === false) throw refuse('own_account', 'Akun Anda sendiri tidak dapat Anda nonaktifkan.');
    if (change.role && change.role.id !== account.role_id)
      throw refuse('own_role', 'Peran Anda sendiri tidak dapat Anda ubah.');
    if (change.regions !== undefined && !covers(account.regions, change.regions))
      throw refuse('own_region', 'Wilayah Anda sendiri tidak dapat Anda ubah.');
    return;
  }
  if (account && !holdsAll(actor, account.slugs))
    throw refuse('more_rights', 'Akun ini punya hak yang tidak Anda punyai, jadi tidak dapat Anda ubah.');
  if (account && !covers(actor.regions, account.regions))
    throw refuse('other_region', 'Akun ini milik wilayah lain, jadi tidak dapat Anda ubah.');
  if (change.regions !== undefined && !covers(actor.regions, change.regions))
    throw refuse('other_region', 'Anda hanya dapat memberi hak di wilayah Anda sendiri.');
  if (change.role && !holdsAll(actor, change.role.slugs))
    throw refuse('not_held', 'Peran ini memuat hak yang tidak Anda punyai, jadi tidak dapat Anda berikan.');
}

/**
 * Whether the actor may give a role these rights.
 *
 * @param before the role's rights now; none for a new one
 * @throws HttpError 403 where it is the actor's own role, where the actor is bound to a region (a role reaches into all of them), or
 * where rights would be added that they do not hold
 */
export function authorizeGrants(
  actor: Judge,
  { isOwn, before, after }: { isOwn: boolean; before: readonly string[]; after: readonly string[] },
): void {
  if (isOwn) throw refuse('own_role', 'Peran yang Anda pegang tidak dapat Anda ubah.');
  if (actor.regions)
    throw refuse(
      'other_region',
      'Peran berlaku di semua wilayah, jadi hanya pengelola seluruh Indonesia yang dapat mengubahnya.',
    );
  const missing = after.filter(slug => !before.includes(slug) && !actor.slugs.has(slug));
  if (missing.length > 0)
    throw new HttpError(403, 'Anda tidak dapat memberikan hak yang tidak Anda punyai.', {
      data: { reason: 'not_held', slugs: missing },
    });
}

/** @throws HttpError 409 where nobody would hold every right any more */
export function requireSuperAdminLeft(remaining: number): void {
  if (remaining < 1)
    throw new HttpError(409, 'Ini Super Admin aktif yang terakhir. Tunjuk Super Admin lain lebih dulu.', {
      data: { reason: 'last_super_admin' },
    });
}

export const holdsAll = ({ slugs }: { slugs: ReadonlySet<string> }, wanted: readonly string[]) =>
  wanted.every(slug => slugs.has(slug));

/** Whether all of `wanted` lies in `held`; null is the whole country. */
function covers(held: Actor['regions'], wanted: Actor['regions']): boolean {
  if (held === null) return true;
  return wanted?.every(region => held.includes(region)) ?? false;
}

const refuse = (reason: string, message: string) => new HttpError(403, message, { data: { reason } });
