import { eq } from 'drizzle-orm';
import { permissionErrors } from '../../../../contract/identity/permissionErrors';
import type { Actor } from '../../../core/Actor';
import type { Db } from '../../../db/types';
import { inTransaction } from '../../../store/inTransaction';
import { lockPermission, requireNotSystem } from './lockPermission';
import type { PermissionHolders } from './PermissionHolders';
import { recordPermissionAudit } from './recordPermissionAudit';
import { requireWholeCountry } from './requireWholeCountry';
import { permissions } from './table';

/**
 * Deletes a permission from the catalogue, and so from every role.
 *
 * @throws HttpError 403 if the actor is bound to a region, 409 for a permission that the code relies on
 */
export function removePermission(db: Db, holders: PermissionHolders, id: string, actor: Actor): Promise<void> {
  return inTransaction(db, async tx => {
    requireWholeCountry(actor);
    const before = await lockPermission(tx, id);
    requireNotSystem(before, permissionErrors.cannotDelete());
    await holders.refreshHolders(tx, before.slug);
    await tx.delete(permissions).where(eq(permissions.id, id));
    await recordPermissionAudit(tx, actor, 'delete', { before });
  });
}
