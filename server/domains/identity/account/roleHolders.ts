import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alphabetical } from '../../../db/alphabetical';
import type { Tx } from '../../../db/types';
import { announceRole } from '../../../live/channel';
import type { PermissionHolders } from '../permission/PermissionHolders';
import type { RoleHolders } from '../role/RoleServices';
import { lockSuperAdminRole } from '../role/superAdminRole';
import { role_permissions, roles } from '../role/table';
import { users } from './table';

/** The roles that hold a permission, for changes of the catalogue. */
export const permissionHolders: PermissionHolders = {
  async grantToSuperAdmins(tx, slug) {
    const role = await lockSuperAdminRole(tx);
    if (!role) return;
    await tx.insert(role_permissions).values({ role_id: role.id, permission_slug: slug });
    await raiseVersions(tx, [role.id]);
  },

  async refreshHolders(tx, slug) {
    const rows = await tx
      .select({ id: role_permissions.role_id })
      .from(role_permissions)
      .where(eq(role_permissions.permission_slug, slug));
    await raiseVersions(
      tx,
      rows.map(({ id }) => id),
    );
  },
};

/** Invalidates the sessions' cache of role permissions, which is keyed by version, and what open consoles know of them. */
async function raiseVersions(tx: Tx, roleIds: readonly string[]): Promise<void> {
  if (roleIds.length === 0) return;
  await tx
    .update(roles)
    .set({ version: sql`${roles.version} + 1`, updated_at: sql`now()` })
    .where(inArray(roles.id, [...roleIds]));
  for (const id of roleIds) await announceRole(tx, id);
}

/** The accounts that hold a role, including disabled ones. */
export const roleHolders: RoleHolders = {
  list: (db, roleId, { limit, offset = 0 }) =>
    db
      .select({ id: users.id, name: users.name, email: users.email, is_active: users.is_active })
      .from(users)
      .where(holds(roleId))
      .orderBy(asc(alphabetical(users.name)), asc(users.id))
      .limit(limit)
      .offset(offset),

  async count(db, roleId) {
    const [row] = await db
      .select({ count: sql<number>`count(*)`.mapWith(Number) })
      .from(users)
      .where(holds(roleId));
    return row!.count;
  },

  async includes(db, roleId, userId) {
    const [row] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), holds(roleId)));
    return row !== undefined;
  },
};

const holds = (roleId: string) => and(eq(users.role_id, roleId), isNull(users.deleted_at));
