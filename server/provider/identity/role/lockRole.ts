import { eq } from 'drizzle-orm';
import { isUuid } from '../../../../contract/core/isUuid';
import { roleErrors } from '../../../../contract/identity/roleErrors';
import { HttpError, notFound } from '../../../core/HttpError';
import type { Tx } from '../../../db/types';
import { roles } from './table';

export type RoleRow = typeof roles.$inferSelect;

/** Returns the role, locked for update. @throws HttpError 404 */
export async function lockRole(tx: Tx, id: string): Promise<RoleRow> {
  if (!isUuid(id)) throw notFound();
  const [row] = await tx.select().from(roles).where(eq(roles.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/** @throws HttpError 409 for the super admin role */
export function requireNotSystemRole({ is_system, name }: RoleRow): void {
  if (is_system)
    throw new HttpError(409, roleErrors.systemRole({ role: name }), {
      data: { reason: 'system_role' },
    });
}
