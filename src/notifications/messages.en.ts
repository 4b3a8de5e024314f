import type { id } from './messages';

export const en: typeof id = {
  notifications: {
    title: 'Notifications',
    bell: 'Notifications',
    bell_unread: 'Notifications, %{count} unread',
    unread: '%{count} unread',
    unread_one: 'unread',
    none_unread: 'All read',
    read_all: 'Mark all as read',
    empty: 'No notifications found',
    loading: 'Loading notifications…',
    older: 'Loading older notifications',
    arrived: 'New notification: %{title}',
    failed: 'Failed!',
    ok: 'OK',
  },
};
