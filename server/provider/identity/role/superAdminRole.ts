import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/types';
import { roles } from './table';

/** Whoever holds this role holds every permission; one active holder must remain. */
export const SUPER_ADMIN = 'super_admin';

/** The role of the super admins, locked for update; undefined where an installation has none. */
export async function lockSuperAdminRole(tx: Tx): Promise<{ id: string } | undefined> {
  const [role] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.code, SUPER_ADMIN)).for('update');
  return role;
}
