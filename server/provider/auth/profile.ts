import { eq, sql } from 'drizzle-orm';
import type { Grants, Profile } from '../../../contract/auth';
import { PASSWORD_VALID_DAYS } from '../../../contract/constants';
import type { Actor } from '../../core/Actor';
import { unauthorized } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { users } from '../account/table';
import { groupsOf } from '../role/groupsOf';
import { slugsOfRole } from '../role/slugsOfRole';
import { roles } from '../role/table';

const DAY_MS = 86_400_000;

/** What the person may do in this session, by group in the menu's order. */
export async function grantsOf(db: Db, actor: Actor): Promise<Grants> {
  const [account] = actor.as_role
    ? [{ role_id: actor.as_role.id }]
    : await db.select({ role_id: users.role_id }).from(users).where(eq(users.id, actor.user_id));
  const slugs = await slugsOfRole(db, account?.role_id ?? null);
  const groups = await groupsOf(db, slugs);
  return { slugs: groups.flatMap(group => group.permissions.map(one => one.permission_slug)), groups };
}

/** The person as the console shows them, with the rights in the shape of the specification's point 3. */
export async function profileOf(db: Db, actor: Actor, now = new Date()): Promise<Profile> {
  const [row] = await db
    .select({
      account: users,
      role: { id: roles.id, name: roles.name, code: roles.code },
      second_factor_required: roles.requires_second_factor,
    })
    .from(users)
    .leftJoin(roles, sql`${roles.id} = coalesce(${actor.as_role?.id ?? null}::uuid, ${users.role_id})`)
    .where(eq(users.id, actor.user_id));
  if (!row) throw unauthorized();
  const { account, role } = row;
  const days = passwordDaysLeft(account.password_changed_at, now);
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    phone: account.phone,
    photo_url: account.photo_url,
    locale: account.locale,
    region_code: account.region_code,
    regions: actor.regions && [...actor.regions],
    role,
    roles_user: { role: role && { name: role.name, permissions: (await grantsOf(db, actor)).groups } },
    password_days_left: days,
    is_password_expired: days <= 0,
    second_factor: {
      enabled: account.second_factor_at !== null,
      required: !actor.as_role && row.second_factor_required === true,
    },
    see_as: actor.as_role ?? null,
    version: account.version,
  };
}

/** Whole days until the password ends, {@link PASSWORD_VALID_DAYS} after it was set; zero or less once it has. */
export function passwordDaysLeft(changedAt: string | null, now: Date): number {
  if (!changedAt) return 0;
  return Math.ceil((Date.parse(changedAt) + PASSWORD_VALID_DAYS * DAY_MS - now.getTime()) / DAY_MS);
}
