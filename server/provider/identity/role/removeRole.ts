import { eq } from 'drizzle-orm';
import type { Actor } from '../../../core/Actor';
import { HttpError } from '../../../core/HttpError';
import { inTransaction } from '../../../store/inTransaction';
import { heldBy } from './heldBy';
import { lockRole, requireNotSystemRole } from './lockRole';
import type { RoleServices } from './RoleServices';
import { auditedRole, recordRoleAudit } from './recordRoleAudit';
import { slugsOfRole } from './slugsOfRole';
import { roles } from './table';

/** Holders that an answer lists. */
export const MAX_HOLDERS = 20;

/** @throws HttpError 404, 409 while accounts hold it (`data.holders` lists the first), or for the super admins' role */
export function removeRole(
  { db, holders }: Pick<RoleServices, 'db' | 'holders'>,
  id: string,
  actor: Actor,
): Promise<void> {
  return inTransaction(db, async tx => {
    const row = await lockRole(tx, id);
    requireNotSystemRole(row);
    const total = await holders.count(tx, id);
    if (total > 0) {
      const list = await holders.list(tx, id, { limit: MAX_HOLDERS });
      throw new HttpError(409, heldBy(row.name, list, total), { data: { holders: { total, list } } });
    }
    const slugs = await slugsOfRole(tx, id);
    await tx.delete(roles).where(eq(roles.id, id));
    await recordRoleAudit(tx, actor, 'delete', { id, before: auditedRole(row, slugs) });
  });
}
