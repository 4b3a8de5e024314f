import { asc, eq, sql } from 'drizzle-orm';
import { type Role, roleApi, roleRecord } from '../../../../contract/identity/role';
import { roleErrors } from '../../../../contract/identity/roleErrors';
import type { Actor } from '../../../core/Actor';
import { HttpError } from '../../../core/HttpError';
import type { Db } from '../../../db/types';
import { recordStore } from '../../../store/recordStore';
import { permissionsByGroup } from '../permission/permissionsByGroup';
import { permissions } from '../permission/table';
import type { RoleHolders } from './RoleServices';
import { role_permissions, roles } from './table';

/** Returns the role with its permissions, in the response format. @throws HttpError 404 */
export async function findRole(
  { db, holders }: { db: Db; holders: RoleHolders },
  id: string,
  actor: Actor,
): Promise<Role> {
  const summary = await roleList(db).find(id);
  const slugs = await slugsOfRole(db, id);
  return {
    ...summary,
    slugs,
    is_own: await holders.includes(db, id, actor.user_id),
    permissions: await permissionsByGroup(db, slugs),
  };
}

/** Reads roles in the response format, without their permissions. */
export const roleList = recordStore(roleRecord, roles, roleApi.list, {
  columns: {
    holder_count: sql`(select count(*)::int from users u where u.role_id = roles.id and u.deleted_at is null)`,
    permission_count: sql`(select count(*)::int from role_permissions p where p.role_id = roles.id)`,
  },
});

/** Returns a role's permissions in catalogue order; none without a role. */
export async function slugsOfRole(db: Db, roleId: string | null): Promise<string[]> {
  if (!roleId) return [];
  const rows = await db
    .select({ slug: permissions.slug })
    .from(role_permissions)
    .innerJoin(permissions, eq(permissions.slug, role_permissions.permission_slug))
    .where(eq(role_permissions.role_id, roleId))
    .orderBy(asc(permissions.position), asc(permissions.slug));
  return rows.map(({ slug }) => slug);
}

export type RoleRow = typeof roles.$inferSelect;

/** @throws HttpError 409 for the super admin role */
export function requireNotSystemRole({ is_system, name }: RoleRow): void {
  if (is_system)
    throw new HttpError(409, roleErrors.systemRole({ role: name }), {
      data: { reason: 'system_role' },
    });
}
