import { asc, eq } from 'drizzle-orm';
import type { Grants, PermissionGroupAnswer, Profile } from '../../../contract/auth';
import { PASSWORD_VALID_DAYS } from '../../../contract/constants';
import type { Actor } from '../../actor';
import type { Db } from '../../db/types';
import { noSession } from '../../refusal';
import { users } from '../account/table';
import { permission_groups, permissions, role_permissions, roles } from '../role/table';

const DAY_MS = 86_400_000;

/** What the person may do, by group in the menu's order. */
export async function grantsOf(db: Db, actor: Actor): Promise<Grants> {
  const rows = await db
    .select({
      slug: permissions.slug,
      label: permissions.label,
      group: permission_groups.code,
      groupLabel: permission_groups.label,
    })
    .from(users)
    .innerJoin(role_permissions, eq(role_permissions.role_id, users.role_id))
    .innerJoin(permissions, eq(permissions.slug, role_permissions.permission_slug))
    .innerJoin(permission_groups, eq(permission_groups.code, permissions.group_code))
    .where(eq(users.id, actor.user_id))
    .orderBy(asc(permission_groups.position), asc(permissions.position));
  const groups = new Map<string, PermissionGroupAnswer>();
  for (const row of rows) {
    const group = groups.get(row.group) ?? { permission_group: row.group, label: row.groupLabel, permissions: [] };
    group.permissions.push({ permission_slug: row.slug, label: row.label });
    groups.set(row.group, group);
  }
  return { slugs: rows.map(row => row.slug), groups: [...groups.values()] };
}

/** The person as the console shows them, with the rights in the shape of the specification's point 3. */
export async function profileOf(db: Db, actor: Actor, now = new Date()): Promise<Profile> {
  const [row] = await db
    .select({ account: users, role: { id: roles.id, name: roles.name, code: roles.code } })
    .from(users)
    .leftJoin(roles, eq(roles.id, users.role_id))
    .where(eq(users.id, actor.user_id));
  if (!row) throw noSession();
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
    role,
    roles_user: { role: role && { name: role.name, permissions: (await grantsOf(db, actor)).groups } },
    password_days_left: days,
    is_password_expired: days <= 0,
    second_factor: { enabled: false, required: false },
    see_as: null,
    version: account.version,
  };
}

/** Whole days until the password ends, {@link PASSWORD_VALID_DAYS} after it was set; zero or less once it has. */
export function passwordDaysLeft(changedAt: string | null, now: Date): number {
  if (!changedAt) return 0;
  return Math.ceil((Date.parse(changedAt) + PASSWORD_VALID_DAYS * DAY_MS - now.getTime()) / DAY_MS);
}
