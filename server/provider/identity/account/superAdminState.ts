import { sql } from 'drizzle-orm';
import { SUPER_ADMIN } from '../../../../contract/rights/superAdmin';
import type { Db } from '../../../db/types';
import { roles } from '../role/table';
import type { AccountRow } from './lockAccount';
import { role_requests } from './table';

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
