import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/types';
import { users } from '../account/table';
import { sessions } from './table';

/** Returns which of the sessions are active: neither ended nor expired, and the account not disabled. */
export async function activeSessions(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.user_id), eq(users.is_active, true)))
    .where(and(inArray(sessions.id, [...ids]), isNull(sessions.ended_at), sql`${sessions.refresh_expires_at} > now()`));
  return new Set(rows.map(row => row.id));
}
