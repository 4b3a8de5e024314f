import type { z } from 'zod';
import type { Permission, permissionInput } from '../../../../contract/identity/permission';
import type { Actor } from '../../../core/Actor';
import type { Db } from '../../../db/types';
import { claimKey } from '../../../store/claimKey';
import { inTransaction } from '../../../store/inTransaction';
import type { PermissionHolders } from './PermissionHolders';
import { permissionList } from './permissionList';
import { recordPermissionAudit } from './recordPermissionAudit';
import { requireWholeCountry } from './requireWholeCountry';
import { slugColumns } from './slugColumns';
import { permissionConstraints, permissions } from './table';

/**
 * Adds a permission to the catalogue, at most once per `Idempotency-Key`, and grants it to the super admins.
 *
 * @throws HttpError 403 if the actor is bound to a region, 422 on `name` if it is taken
 */
export function createPermission(
  db: Db,
  holders: PermissionHolders,
  { name, ...values }: z.output<typeof permissionInput>,
  actor: Actor,
): Promise<Permission> {
  return inTransaction(
    db,
    async tx => {
      requireWholeCountry(actor);
      const { id, isRepeat } = await claimKey(tx, 'permission', actor);
      if (isRepeat) return permissionList(tx).find(id!);
      const [row] = await tx
        .insert(permissions)
        .values({ ...(id && { id }), ...values, ...slugColumns(name) })
        .returning();
      await holders.grantToSuperAdmins(tx, name);
      await recordPermissionAudit(tx, actor, 'create', { after: row! });
      return permissionList(tx).find(row!.id);
    },
    permissionConstraints,
  );
}
