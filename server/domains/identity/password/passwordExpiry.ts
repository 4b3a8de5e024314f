import { eq } from 'drizzle-orm';
import { PASSWORD_VALID_DAYS } from '../../../../contract/constants';
import type { Db } from '../../../db/types';
import { users } from '../account/table';
import { sessions } from '../session/table';

const DAY_MS = 86_400_000;

/** Whole days until a password expires, {@link PASSWORD_VALID_DAYS} after it was set; zero or less once it has. */
export function passwordDaysLeft(changedAt: string | null, now = new Date()): number {
  if (!changedAt) return 0;
  return Math.ceil((Date.parse(changedAt) + PASSWORD_VALID_DAYS * DAY_MS - now.getTime()) / DAY_MS);
}

/** Returns the same for the account of a session. */
export async function passwordDaysLeftIn(db: Db, sessionId: string): Promise<number> {
  const [row] = await db
    .select({ changedAt: users.password_changed_at })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(eq(sessions.id, sessionId));
  return passwordDaysLeft(row?.changedAt ?? null);
}
