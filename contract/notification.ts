import { z } from 'zod';
import { NOTIFICATION_PAGE_SIZE } from './constants';
import { listOf } from './core/answer';
import { endpoint } from './core/endpoint';
import { id, instantOut } from './core/fields';

/** In `extra` of an order's notification, 25 characters before the order's id (points 3 and 4). */
export const ORDER_EXTRA_PREFIX = 'pertamina-merchant/order/';
const ID_LENGTH = 36;

export const NOTIFICATION_TYPES = ['order', 'registration', 'price', 'promotion', 'voucher'] as const;

export const notification = z.object({
  id,
  title: z.string(),
  description: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  /** Where it leads, as {@link notificationTarget} reads it. */
  extra: z.string(),
  created_at: instantOut,
  read_at: instantOut.nullable(),
});
export type Notification = z.output<typeof notification>;

/**
 * The page that a notification leads to: an order's by the slice of `extra`; a category's prices, a promotion or its vouchers, else,
 * for a type not known here too, a merchant's registration by `extra` itself.
 */
export function notificationTarget({ type, extra = '' }: { type: string; extra?: string }): string {
  switch (type) {
    case 'order':
      return `/monitoring-order/${extra.slice(ORDER_EXTRA_PREFIX.length, ORDER_EXTRA_PREFIX.length + ID_LENGTH)}`;
    case 'price':
      return `/price/${extra}`;
    case 'promotion':
      return `/promo/${extra}`;
    case 'voucher':
      return `/promo/${extra}?tab=vouchers`;
    default:
      return `/merchant/registration/${extra}`;
  }
}

/** What the live stream says: the unread count, with the newest notification where one just came. */
export const liveMessage = z.object({ unread: z.int(), notification: notification.nullable() });

/** Lists that open consoles are told of when they change. */
export const LIVE_TOPICS = ['orders'] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];
/** Says only that something changed: what a person may see of it is read by its own call. */
export const liveChange = z.object({ changed: z.enum(LIVE_TOPICS) });

export const notificationApi = {
  list: endpoint('GET /v1/cms/notifications', {
    access: 'signedIn',
    summary: "The person's notifications, newest first",
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1).meta({ title: 'Halaman' }),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(100)
        .default(NOTIFICATION_PAGE_SIZE)
        .meta({ title: 'Jumlah per halaman' }),
    }),
    answer: listOf(notification),
  }),
  count: endpoint('GET /v1/cms/notification/count', {
    access: 'signedIn',
    summary: 'How many the person has not read',
    answer: z.object({ count: z.int() }),
  }),
  read: endpoint('PUT /v1/cms/notification/read/{id}', {
    access: 'signedIn',
    summary: 'Mark one as read',
    answer: notification,
  }),
  readAll: endpoint('PUT /api/console/notifications/read', {
    access: 'signedIn',
    summary: 'Mark all as read',
    answer: z.object({ count: z.int() }),
    done: 'Semua notifikasi ditandai sudah dibaca.',
  }),
  live: endpoint('GET /api/console/events', {
    access: 'signedIn',
    summary:
      'Server-sent events: `notification` with {unread, notification}, `change` with {changed}; ends with the session',
    download: ['text/event-stream'],
  }),
};
