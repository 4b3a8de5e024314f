import type { Work, WorkItem, WorkQueue } from '../../../contract/dashboard/workApi';

const lists: Readonly<Record<WorkQueue, string>> = {
  orders_action: '/monitoring-order',
  refunds: '/monitoring-order',
  registrations: '/merchant/registration',
  price_proposals: '/price',
  promotions: '/promo',
  empty_merchants: '/merchant/registered',
};

/** The page of a queue's list, without its filter. */
export const listPath = ({ queue, category_code }: Work): string =>
  category_code ? `${lists[queue]}/${category_code}` : lists[queue];

/** The list that holds a queue. */
export function queuePath(work: Work): string {
  const { filter } = work;
  const path = listPath(work);
  return Object.keys(filter).length > 0 ? `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}` : path;
}

/** The page of one thing that waits; proposals open over their list. */
export const itemPath = (work: Work, { id }: WorkItem): string =>
  `${listPath(work)}${work.queue === 'price_proposals' ? '?ajuan=' : '/'}${encodeURIComponent(id)}`;
