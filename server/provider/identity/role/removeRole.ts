import { eq } from 'drizzle-orm';
import type { Actor } from '../../../core/Actor';
import { HttpError } from '../../../core/HttpError';
import { inTransaction } from '../../../store/inTransaction';
import { lockRow } from '../../../store/lockRow';
import { authorizeRemoval } from './authorizeGrants';
import { heldBy } from './heldBy';
import type { RoleServices } from './RoleServices';
import { auditedRole, recordRoleAudit } from './recordRoleAudit';
import { requireNotSystemRole } from './requireNotSystemRole';
import { slugsOfRole } from './slugsOfRole';
import { roles } from './table';

/** Maximum number of holders in a response. */
export const MAX_HOLDERS = 20;

/**
 * Deletes a role, if the actor could create it.
 *
 * @throws HttpError 403, 404, 409 while accounts hold it (`data.holders` lists the first) or for the super admin role
 */
export function removeRole(
  { db, holders }: Pick<RoleServices, 'db' | 'holders'>,
  id: string,
  actor: Actor,
): Promise<void> {
  return inTransaction(db, async tx => {
    const row = await lockRow(tx, roles, id);
    requireNotSystemRole(row);
    const slugs = await slugsOfRole(tx, id);
    authorizeRemoval(actor, { isOwn: await holders.includes(tx, id, actor.user_id), before: slugs });
    const total = await holders.count(tx, id);
    if (total > 0) {
      const list = await holders.list(tx, id, { limit: MAX_HOLDERS });
      throw new HttpError(409, heldBy(row.name, list, total), { data: { holders: { total, list } } });
    }
    await tx.delete(roles).where(eq(roles.id, id));
    await recordRoleAudit(tx, actor, 'delete', { id, before: auditedRole(row, slugs) });
  });
}
