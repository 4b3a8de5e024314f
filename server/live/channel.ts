import { sql } from 'drizzle-orm';
import type { Db } from '../db/types';

/** The one channel over which server processes tell each other what open consoles must hear. */
export const LIVE_CHANNEL = 'live';

/**
 * What is said on the channel. `unread` comes with the id of a new notification, or without where only the count changed.
 * `session` and `account` are said by triggers (migration `console_data`), so that whatever code ends a session or disables
 * an account, the streams end at once.
 */
export type LiveNews =
  | { what: 'unread'; user_id: string; notification_id: string | null }
  | { what: 'session'; session_id: string }
  | { what: 'account'; user_id: string };

/** Reads a payload; null for what no version of this server says. */
export function readNews(payload: string): LiveNews | null {
  const [what, id, notification_id = null] = payload.split(' ');
  if (!id) return null;
  if (what === 'unread') return { what, user_id: id, notification_id };
  if (what === 'session') return { what, session_id: id };
  return what === 'account' ? { what, user_id: id } : null;
}

/** Tells every open console of the person that the unread count changed, once the transaction stands. */
export async function announceUnread(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${`unread ${userId}`})`);
}
