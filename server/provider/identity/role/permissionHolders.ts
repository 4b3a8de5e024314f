import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/types';
import { announceRole } from '../../../live/channel';
import type { PermissionHolders } from '../permission/PermissionHolders';
import { lockSuperAdminRole } from './superAdminRole';
import { role_permissions, roles } from './table';

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
