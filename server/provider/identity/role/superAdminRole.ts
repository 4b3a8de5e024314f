import { eq } from 'drizzle-orm';
import { SUPER_ADMIN } from '../../../../contract/rights/superAdmin';
import type { Tx } from '../../../db/types';
import { roles } from './table';

/** The role of the super admins, locked for update; undefined where an installation has none. */
export async function lockSuperAdminRole(tx: Tx): Promise<{ id: string } | undefined> {
  const [role] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.code, SUPER_ADMIN)).for('update');
  return role;
}
