import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/types';
import { sessions } from './table';

export type EndReason =
  | 'logout'
  | 'password_changed'
  | 'account_disabled'
  | 'account_deleted'
  | 'second_factor_on'
  | 'second_factor_ended'
  | 'see_as_ended'
  | 'ended_by_person'
  | 'ended_by_admin'
  | 'token_reused';

/** Ends a session and the previews begun from it. */
export async function endSession(db: Db, id: string, reason: EndReason): Promise<void> {
  await end(db, isOrBeganFrom(id), reason);
}

/** Ends all sessions of an account. @param except a session to keep @returns the number of ended sessions */
export async function endSessionsOf(
  tx: Db,
  userId: string,
  reason: EndReason,
  except?: string | null,
): Promise<number> {
  const ended = await end(tx, and(eq(sessions.user_id, userId), except ? ne(sessions.id, except) : undefined), reason);
  return ended.length;
}

/** Ends one session of an account and its previews. @returns the number ended; 0 if the session had ended or is another account's */
export async function endSessionOf(tx: Db, userId: string, id: string, reason: EndReason): Promise<number> {
  const ended = await end(tx, and(eq(sessions.user_id, userId), isOrBeganFrom(id)), reason);
  return ended.some(session => session.id === id) ? ended.length : 0;
}

const isOrBeganFrom = (id: string) => or(eq(sessions.id, id), eq(sessions.parent_id, id));

const end = (db: Db, which: SQL | undefined, reason: EndReason) =>
  db
    .update(sessions)
    .set({ ended_at: sql`now()`, end_reason: reason })
    .where(and(which, isNull(sessions.ended_at)))
    .returning({ id: sessions.id });
