import { sql } from 'drizzle-orm';
import { LIVE_TOPICS, type LiveTopic } from '../../contract/notification';
import type { Db } from '../db/types';

/** The one channel between server processes for messages to open consoles. */
export const LIVE_CHANNEL = 'live';

/**
 * Messages on the channel. `unread` carries the id of a new notification, or none if only the count changed. `rights` and `role` say that
 * what an account, or the holders of a role, may do or see has changed. `session` and `account` are
 * sent by triggers (migration `console_data`), so that streams end at once, whichever code ends a session or disables an account.
 */
export type LiveNews =
  | { what: 'unread'; user_id: string; notification_id: string | null }
  | { what: 'session'; session_id: string }
  | { what: 'account'; user_id: string }
  | { what: 'rights'; user_id: string }
  | { what: 'role'; role_id: string }
  | { what: 'changed'; topic: LiveTopic };

/** Parses a payload; null if this version of the server does not know it. */
export function readNews(payload: string): LiveNews | null {
  const [what, id, notification_id = null] = payload.split(' ');
  if (!id) return null;
  if (what === 'changed') return isTopic(id) ? { what, topic: id } : null;
  if (what === 'unread') return { what, user_id: id, notification_id };
  if (what === 'session') return { what, session_id: id };
  if (what === 'role') return { what, role_id: id };
  return what === 'account' || what === 'rights' ? { what, user_id: id } : null;
}

const isTopic = (name: string): name is LiveTopic => (LIVE_TOPICS as readonly string[]).includes(name);

/** Notifies every open console, on commit, that a list has changed. */
export async function announceChange(tx: Db, topic: LiveTopic): Promise<void> {
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${`changed ${topic}`})`);
}

/** Notifies every open console of the person, on commit, that the unread count changed. */
export async function announceUnread(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${`unread ${userId}`})`);
}

/** Notifies every open console of the person, on commit, that what they may do or see has changed. */
export async function announceRights(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${`rights ${userId}`})`);
}

/** Notifies the open consoles of a role's holders, on commit, that what they may do or see has changed. */
export async function announceRole(tx: Db, roleId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${`role ${roleId}`})`);
}
