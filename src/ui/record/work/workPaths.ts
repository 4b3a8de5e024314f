import type { Work, WorkItem, WorkQueue } from '../../../../contract/dashboard/workApi';

const lists: Readonly<Record<WorkQueue, string>> = {
  orders_action: '/monitoring-order',
  refunds: '/monitoring-order',
  registrations: '/merchant/registration',
  price_proposals: '/price',
  promotions: '/promo',
  vouchers: '/promo',
  role_requests: '/user/registered',
  empty_merchants: '/merchant/registered',
};

/** Returns the page of a queue's list, without its filter. */
export const listPath = ({ queue, category_code }: Work): string =>
  category_code ? `${lists[queue]}/${category_code}` : lists[queue];

/** Returns the page of a queue's list, with its filter. */
export function queuePath(work: Work): string {
  const { filter } = work;
  const path = listPath(work);
  return Object.keys(filter).length > 0 ? `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}` : path;
}

const waitingVouchers = encodeURIComponent('{"status":["awaiting_approval"]}');

/** Where an item is decided, if that is not its own page. */
const places: Partial<Record<WorkQueue, (list: string, id: string) => string>> = {
  price_proposals: (list, id) => `${list}?ajuan=${id}`,
  vouchers: (list, id) => `${list}/${id}?tab=vouchers&filter=${waitingVouchers}`,
  role_requests: (_, id) => `/user/edit/${id}`,
};

/** Returns the page where a waiting item is decided. */
export function itemPath(work: Work, { id }: WorkItem): string {
  const list = listPath(work);
  const part = encodeURIComponent(id);
  return places[work.queue]?.(list, part) ?? `${list}/${part}`;
}
