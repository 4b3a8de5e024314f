import { eq } from 'drizzle-orm';
import { SUPER_ADMIN } from '../../../../contract/rights/superAdmin';
import type { Tx } from '../../../db/types';
import { roles } from './table';

/** Returns the super admin role, locked for update; undefined if the installation has none. */
export async function lockSuperAdminRole(tx: Tx): Promise<{ id: string } | undefined> {
  const [role] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.code, SUPER_ADMIN)).for('update');
  return role;
}
