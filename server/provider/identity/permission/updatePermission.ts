import { eq, sql } from 'drizzle-orm';
import type { BodyOf } from '../../../../contract/core/endpoint';
import type { Permission, permissionApi } from '../../../../contract/identity/permission';
import { permissionErrors } from '../../../../contract/identity/permissionErrors';
import type { Actor } from '../../../core/Actor';
import { staleVersion } from '../../../core/HttpError';
import type { Db } from '../../../db/types';
import { inTransaction } from '../../../store/inTransaction';
import { lockPermission, requireNotSystem } from './lockPermission';
import type { PermissionHolders } from './PermissionHolders';
import { permissionList } from './permissionList';
import { recordPermissionAudit } from './recordPermissionAudit';
import { requireWholeCountry } from './requireWholeCountry';
import { slugColumns } from './slugColumns';
import { permissionConstraints, permissions } from './table';

/**
 * Changes a permission of the catalogue.
 *
 * @throws HttpError 403 if the actor is bound to a region, 409 for a stale version or a rename of a permission that the code relies on,
 *   422 on `name` if it is taken
 */
export function updatePermission(
  db: Db,
  holders: PermissionHolders,
  id: string,
  { version, name, ...values }: BodyOf<typeof permissionApi.update>,
  actor: Actor,
): Promise<Permission> {
  return inTransaction(
    db,
    async tx => {
      requireWholeCountry(actor);
      const before = await lockPermission(tx, id);
      if (before.version !== version) throw staleVersion(before.version);
      const renamed = name !== before.slug;
      if (renamed) {
        requireNotSystem(before, permissionErrors.cannotRename());
        await holders.refreshHolders(tx, before.slug);
      }
      const [after] = await tx
        .update(permissions)
        .set({ ...values, ...(renamed && slugColumns(name)), version: version + 1, updated_at: sql`now()` })
        .where(eq(permissions.id, id))
        .returning();
      await recordPermissionAudit(tx, actor, 'update', { before, after: after! });
      return permissionList(tx).find(id);
    },
    permissionConstraints,
  );
}
