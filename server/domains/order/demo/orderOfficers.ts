import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../db/types';
import { groupBy } from '../../../seed/groupBy';
import { stableId } from '../../../store/stableId';
import { users } from '../../identity/account/table';
import { roles } from '../../identity/role/table';

interface Officer {
  id: string;
  name: string;
  /** Relative frequency. */
  weight: number;
}

/** Returns the demo accounts that act for helpdesk and finance, mostly those that are used to sign in. */
export async function orderOfficers(db: Db): Promise<{ helpdesk: readonly Officer[]; finance: readonly Officer[] }> {
  const codes = { helpdesk: 'petugas_helpdesk_135', finance: 'keuangan' };
  const people = await db
    .select({ id: users.id, name: users.name, role: roles.code })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.role_id))
    .where(and(inArray(roles.code, Object.values(codes)), eq(users.is_active, true), isNotNull(users.password_hash)))
    .orderBy(asc(users.email));
  const known = ['helpdesk', 'keuangan'].map(mailbox => stableId('account', mailbox));
  const byRole = groupBy(
    people.map(({ id, name, role }) => ({ id, name, role, weight: known.includes(id) ? 6 : 1 })),
    ({ role }) => role,
  );
  return { helpdesk: byRole.get(codes.helpdesk)!, finance: byRole.get(codes.finance)! };
}
