import { sql } from 'drizzle-orm';
import { adminErrors } from '../../../../contract/identity/adminErrors';
import { SUPER_ADMIN } from '../../../../contract/rights/superAdmin';
import { HttpError } from '../../../core/HttpError';
import type { Db, Tx } from '../../../db/types';
import { lockSuperAdminRole } from '../role/superAdminRole';
import { roles } from '../role/table';
import type { AccountRow } from './lockAccount';
import { role_requests, users } from './table';

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

/**
 * Returns whether an account holds the super admin role or waits for it; undefined if neither. If so, only its owner may change its e-mail
 * address and second factor: by taking over another's account, one super admin could act as two (decision 0052).
 */
export async function superAdminState(
  db: Db,
  { id, role_id }: Pick<AccountRow, 'id' | 'role_id'>,
): Promise<'holds' | 'waits' | undefined> {
  const waiting = sql`exists (select 1 from ${role_requests} q where q.user_id = ${id} and q.role_id = ${roles.id})`;
  const [role] = await db
    .select({ state: sql<'holds' | 'waits'>`case when ${roles.id} = ${role_id} then 'holds' else 'waits' end` })
    .from(roles)
    .where(sql`${roles.code} = ${SUPER_ADMIN} and (${roles.id} = ${role_id} or ${waiting})`);
  return role?.state;
}
