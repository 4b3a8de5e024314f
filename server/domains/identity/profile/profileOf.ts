import { eq, sql } from 'drizzle-orm';
import type { Profile } from '../../../../contract/identity/profile';
import type { Actor } from '../../../core/Actor';
import { unauthorized } from '../../../core/HttpError';
import type { Db } from '../../../db/types';
import { users } from '../account/table';
import { passwordDaysLeft } from '../password/passwordExpiry';
import { permissionsByGroup } from '../permission/permissionsByGroup';
import { roles } from '../role/table';

/** Returns the actor's profile, with the permissions in the format of the specification's point 3. */
export async function profileOf(db: Db, actor: Actor): Promise<Profile> {
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
  const days = passwordDaysLeft(account.password_changed_at);
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
    roles_user: { role: role && { name: role.name, permissions: await permissionsByGroup(db, actor.slugs) } },
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
