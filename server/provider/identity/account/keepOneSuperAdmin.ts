import { sql } from 'drizzle-orm';
import { adminErrors } from '../../../../contract/identity/adminErrors';
import { HttpError } from '../../../core/HttpError';
import type { Tx } from '../../../db/types';
import { lockSuperAdminRole } from '../role/superAdminRole';
import type { AccountRow } from './lockAccount';
import { users } from './table';

/**
 * Prevents the loss of the last super admin who can sign in. Locks the role's row: if two super admins remove each other at once, the
 * second sees what the first did.
 *
 * @param account the account that is about to lose the role or be disabled or deleted
 * @throws HttpError 409 if nobody would be left who holds every permission
 */
export async function keepOneSuperAdmin(tx: Tx, account: AccountRow): Promise<void> {
  const role = await lockSuperAdminRole(tx);
  if (!role || account.role_id !== role.id || !account.is_active || !account.password_hash) return;
  const [others] = await tx
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(users)
    .where(
      sql`${users.role_id} = ${role.id} and ${users.is_active} and ${users.password_hash} is not null and ${users.id} <> ${account.id}`,
    );
  if (!others?.count)
    throw new HttpError(409, adminErrors.lastSuperAdmin(), {
      data: { reason: 'last_super_admin' },
    });
}
