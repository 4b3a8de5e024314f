import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/types';
import { sessions } from './table';

/** Records that the person has just given their password in this session. @returns when; undefined if the session has ended */
export async function setPasswordGiven(db: Db, sessionId: string): Promise<Date | undefined> {
  const [session] = await db
    .update(sessions)
    .set({ password_given_at: sql`now()` })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.ended_at)))
    .returning({ at: sessions.password_given_at });
  return session && new Date(session.at);
}

/** Whether the person gave their password in this session within the last `minutes`; signing in counts. */
export async function wasPasswordGiven(db: Db, sessionId: string, minutes: number): Promise<boolean> {
  const [session] = await db
    .select({ recent: sql<boolean>`${sessions.password_given_at} > now() - make_interval(mins => ${minutes})` })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return session?.recent === true;
}
