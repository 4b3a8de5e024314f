import { eq } from 'drizzle-orm';
import type { Db } from '../../db/types';
import { users } from '../account/table';
import { passwordDaysLeft } from './profile';
import { sessions } from './table';

/** Days until the password of a session's account ends. */
export async function passwordDaysOf(db: Db, sessionId: string): Promise<number> {
  const [row] = await db
    .select({ changedAt: users.password_changed_at })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(eq(sessions.id, sessionId));
  return passwordDaysLeft(row?.changedAt ?? null, new Date());
}
