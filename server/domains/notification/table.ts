import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { NOTIFICATION_TYPES } from '../../../contract/notification';
import { id, instant, instantOfInsert } from '../../db/columns';
import { users } from '../identity/account/table';

/** Notifications, one row per recipient, so that each has their own read mark. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: varchar({ length: 120 }).notNull(),
    description: text().notNull(),
    type: varchar({ length: 20, enum: NOTIFICATION_TYPES }).notNull(),
    /** The link target; parsed by the contract's `notificationTarget`. */
    extra: text().notNull(),
    created_at: instantOfInsert(),
    read_at: instant(),
  },
  table => [
    index('notifications_newest_idx').on(
      table.user_id,
      table.created_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('notifications_unread_idx').on(table.user_id).where(sql`${table.read_at} is null`),
  ],
);
