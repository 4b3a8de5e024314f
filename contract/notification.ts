import { z } from 'zod';
import { NOTIFICATION_PAGE_SIZE } from './constants';
import { endpoint } from './core/endpoint';
import { id, instantOut } from './core/fields';
import { needed, orUnknown } from './core/needed';
import { listOf } from './core/response';

/** Prefix of 25 characters before the order's id in the `extra` of an order's notification (points 3 and 4). */
export const ORDER_EXTRA_PREFIX = 'pertamina-merchant/order/';
const ID_LENGTH = 36;

export const NOTIFICATION_TYPES = ['order', 'registration', 'price', 'promotion', 'voucher'] as const;

export const notification = z.object({
  id: needed(id),
  title: needed(z.string()),
  description: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  /** Its target, interpreted by {@link notificationTarget}. */
  extra: z.string(),
  created_at: orUnknown(instantOut),
  read_at: instantOut.nullable(),
});
export type Notification = z.output<typeof notification>;

/**
 * Returns the page that a notification opens: an order, whose id is a slice of `extra`; or by `extra` itself a category's prices, a
 * promotion, its vouchers or, also for unknown types, a merchant's registration.
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

/** A message of the live stream: the unread count, with the newest notification if one has just arrived. */
export const liveMessage = z.object({ unread: z.int(), notification: notification.nullable() });

/** Lists whose changes are announced to open consoles. */
export const LIVE_TOPICS = ['orders'] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];
/** Says only that something changed. Consoles refetch the data, so that users receive only what they may see. */
export const liveChange = z.object({ changed: z.enum(LIVE_TOPICS) });
/**
 * What the person may do and see now, as every stream begins: it may have changed since the page was sent, or while the stream was
 * broken. Without content, it has just changed. Consoles that know something else fetch their session again.
 */
export interface LiveRights {
  rights: { slugs?: readonly string[]; regions?: readonly string[] | null };
}

export const notificationApi = {
  list: endpoint('GET /v1/cms/notifications', {
    access: 'signedIn',
    summary: 'List your notifications, newest first',
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
    response: listOf(notification),
  }),
  count: endpoint('GET /v1/cms/notification/count', {
    access: 'signedIn',
    summary: 'Count your unread notifications',
    response: z.object({ count: z.int() }),
  }),
  read: endpoint('PUT /v1/cms/notification/read/{id}', {
    access: 'signedIn',
    summary: 'Mark a notification as read',
    response: notification,
  }),
  readAll: endpoint('PUT /api/console/notifications/read', {
    access: 'signedIn',
    summary: 'Mark all notifications as read',
    response: z.object({ count: z.int() }),
    done: 'Semua notifikasi ditandai sudah dibaca.',
  }),
  live: endpoint('GET /api/console/events', {
    access: 'signedIn',
    summary:
      'Stream server-sent events: `notification` with {unread, notification}, `change` with {changed}, `rights` with {slugs, regions} at first and without when they changed; ends with the session',
    download: ['text/event-stream'],
  }),
};
