import { type Notification, notificationApi, ORDER_EXTRA_PREFIX } from '../../../../contract/notification';
import { isRecord } from '../../../core/isRecord';
import { idFromProvider } from './foreignId';
import { type ResponseReader, responseReader } from './responseReader';

/**
 * Readers for notifications. `extra` is text to the contract, but holds an id, which some providers write as a number: it is encoded like
 * all others, so that the link leads to the same address as the record's list.
 */
export const notificationReaders: Readonly<Record<string, ResponseReader>> = {
  [notificationApi.list.call]: (data, asked) => {
    const page = readList(withTargets(data), asked) as { list: Notification[] };
    return { ...page, list: page.list.map(withConsoleId) };
  },
  [notificationApi.read.call]: (data, asked) => withConsoleId(readOne(withTarget(data), asked) as Notification),
};

// one without a target is still news
const absent = { extra: '' };
const readList = responseReader(notificationApi.list, absent);
const readOne = responseReader(notificationApi.read, absent);

const withTargets = (data: unknown) =>
  isRecord(data) && Array.isArray(data.list) ? { ...data, list: data.list.map(withTarget) } : data;

/** Some providers write the record itself, of which its id is meant. */
function withTarget(notification: unknown): unknown {
  if (!isRecord(notification) || !isRecord(notification.extra)) return notification;
  const { type, extra } = notification;
  return { ...notification, extra: extra.id ?? extra[`${type}_id`] ?? '' };
}

function withConsoleId(notification: Notification): Notification {
  const { type, extra } = notification;
  // a category's code
  if (type === 'price' || extra === '') return notification;
  if (type !== 'order') return { ...notification, extra: idFromProvider(extra) };
  // the bare id, too
  const id = extra.length > ORDER_EXTRA_PREFIX.length ? extra.slice(ORDER_EXTRA_PREFIX.length) : extra;
  return { ...notification, extra: ORDER_EXTRA_PREFIX + idFromProvider(id) };
}
