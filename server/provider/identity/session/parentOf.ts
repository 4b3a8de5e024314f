import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/types';
import { sessions } from './table';

/** The session from which one that sees as a role was begun; null for an ordinary one. */
export async function parentOf(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ parent: sessions.parent_id }).from(sessions).where(eq(sessions.id, id));
  return row?.parent ?? null;
}
