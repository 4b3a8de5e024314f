import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/types';
import { sessions } from './table';

/** Returns the session that a preview was begun from; null for an ordinary session. */
export async function parentOf(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ parent: sessions.parent_id }).from(sessions).where(eq(sessions.id, id));
  return row?.parent ?? null;
}
