import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../db/types';
import { users } from '../account/table';
import { sessions } from './table';

/** Returns which of the accounts hold a role, or see the console as it. */
export async function roleHoldersAmong(db: Db, roleId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ id: users.id })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.user_id, users.id), eq(sessions.as_role_id, roleId), isNull(sessions.ended_at)))
    .where(and(inArray(users.id, [...ids]), or(eq(users.role_id, roleId), eq(sessions.as_role_id, roleId))));
  return new Set(rows.map(row => row.id));
}
