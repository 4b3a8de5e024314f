import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { isUuid } from '../../../contract/core/isUuid';
import type { Page } from '../../../contract/core/response';
import type { Notification } from '../../../contract/notification';
import { notificationErrors } from '../../../contract/notificationErrors';
import { notFound } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { announceUnread } from '../../live/channel';
import { inTransaction } from '../../store/inTransaction';
import { listMeta } from '../../store/listMeta';
import { notifications } from './table';

const { user_id: owner, ...columns } = getTableColumns(notifications);
const count = sql<number>`count(*)`.mapWith(Number);

/** A person's own notifications; those of others are not found (404). */
export function notificationStore(db: Db) {
  const unreadOf = (userId: string) => and(eq(owner, userId), isNull(notifications.read_at));
  const oneOf = (userId: string, id: string) => and(eq(notifications.id, id), eq(owner, userId));

  async function unread(userId: string): Promise<number> {
    const [row] = await db.select({ count }).from(notifications).where(unreadOf(userId));
    return row!.count;
  }

  return {
    unread,

    async find(userId: string, id: string): Promise<Notification | null> {
      const [row] = await db.select(columns).from(notifications).where(oneOf(userId, id));
      return row ?? null;
    },

    /** Returns a page, newest first. */
    async page(userId: string, { page, limit }: { page: number; limit: number }): Promise<Page<Notification>> {
      const [list, [counted]] = await Promise.all([
        db
          .select(columns)
          .from(notifications)
          .where(eq(owner, userId))
          .orderBy(desc(notifications.created_at), desc(notifications.id))
          .limit(limit)
          .offset((page - 1) * limit),
        db.select({ count }).from(notifications).where(eq(owner, userId)),
      ]);
      const total = counted!.count;
      return { list, meta: listMeta({ page, limit }, total), total };
    },

    /** Marks a notification as read; if it already was, its time is kept. @throws HttpError 404 */
    async read(userId: string, id: string): Promise<Notification> {
      if (!isUuid(id)) throw notificationNotFound();
      return inTransaction(db, async tx => {
        const [changed] = await tx
          .update(notifications)
          .set({ read_at: sql`now()` })
          .where(and(oneOf(userId, id), isNull(notifications.read_at)))
          .returning(columns);
        if (changed) {
          await announceUnread(tx, userId);
          return changed;
        }
        const readBefore = await notificationStore(tx).find(userId, id);
        if (!readBefore) throw notificationNotFound();
        return readBefore;
      });
    },

    /** Marks all as read. @returns how many were unread */
    async readAll(userId: string): Promise<number> {
      return inTransaction(db, async tx => {
        const changed = await tx
          .update(notifications)
          .set({ read_at: sql`now()` })
          .where(unreadOf(userId))
          .returning({ id: notifications.id });
        if (changed.length > 0) await announceUnread(tx, userId);
        return changed.length;
      });
    },
  };
}

const notificationNotFound = () => notFound(notificationErrors.notFound());
