import type { z } from 'zod';
import type { liveMessage } from '../../../contract/notification';
import type { Db } from '../../db/types';
import { notificationStore } from './store';

/** Returns the message for a person's live stream: the current unread count, and the notification that has just arrived, if any. */
export async function liveMessageOf(
  db: Db,
  userId: string,
  notificationId: string | null,
): Promise<z.output<typeof liveMessage>> {
  const store = notificationStore(db);
  const [unread, notification] = await Promise.all([
    store.unread(userId),
    notificationId ? store.find(userId, notificationId) : null,
  ]);
  return { unread, notification };
}
