import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Session } from '../../../../contract/identity/session';
import type { Db } from '../../../db/types';
import { roles } from '../role/table';
import { deviceName } from './deviceName';
import { sessions } from './table';

/** Returns an account's active sessions: the current one first, then the newest. */
export async function listSessions(db: Db, userId: string, current: string | null): Promise<Session[]> {
  const rows = await db
    .select({ session: sessions, sees_as: roles.name })
    .from(sessions)
    .leftJoin(roles, eq(roles.id, sessions.as_role_id))
    .where(and(eq(sessions.user_id, userId), isNull(sessions.ended_at), sql`${sessions.refresh_expires_at} > now()`))
    .orderBy(desc(sessions.created_at), desc(sessions.id));
  const list = rows.map(({ session: { id, user_agent, ip, created_at, last_seen_at }, sees_as }) => ({
    id,
    device: deviceName(user_agent),
    ip,
    created_at,
    last_seen_at,
    is_current: id === current,
    sees_as,
  }));
  return [...list.filter(one => one.is_current), ...list.filter(one => !one.is_current)];
}
