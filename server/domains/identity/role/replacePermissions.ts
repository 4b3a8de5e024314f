import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/types';
import { role_permissions } from './table';

/** Replaces a role's current permissions, `before`, with `after`. */
export async function replacePermissions(
  tx: Tx,
  roleId: string,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const revoked = before.filter(slug => !after.includes(slug));
  const granted = after.filter(slug => !before.includes(slug));
  if (revoked.length > 0)
    await tx
      .delete(role_permissions)
      .where(and(eq(role_permissions.role_id, roleId), inArray(role_permissions.permission_slug, revoked)));
  if (granted.length > 0)
    await tx.insert(role_permissions).values(granted.map(permission_slug => ({ role_id: roleId, permission_slug })));
}
