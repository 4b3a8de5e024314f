import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { id, instantOut } from '../core/fields';
import { CATEGORY_CODES } from '../product';

/** What waits for people, in the order in which it is shown. */
export const WORK_QUEUES = [
  'orders_action',
  'refunds',
  'registrations',
  'price_proposals',
  'promotions',
  'vouchers',
  'role_requests',
  'empty_merchants',
] as const;
export type WorkQueue = (typeof WORK_QUEUES)[number];

/** How many of a queue are named. */
export const NAMED_WORK = 5;

/** One thing that waits. */
const workItem = z.object({
  id,
  /** What it is called, as in its list: an order's number, a merchant's name. */
  label: z.string(),
  /** Whom or where it is about. */
  detail: z.string().nullable(),
  /** By when it should be done; null where nothing says so. */
  due_at: instantOut.nullable(),
});
export type WorkItem = z.output<typeof workItem>;

/** A queue of somebody's work: what a list with this filter holds, without what the person submitted and so may not decide. */
const work = z.object({
  queue: z.enum(WORK_QUEUES),
  /** Of price proposals. */
  category_code: z.enum(CATEGORY_CODES).nullable(),
  count: z.int(),
  /** The first of them, what is due first. */
  items: z.array(workItem).max(NAMED_WORK),
  /** The filter of the list that shows them. */
  filter: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});
export type Work = z.output<typeof work>;

export const workApi = {
  list: endpoint('GET /api/console/work', {
    // nobody gets a queue that they may do nothing about
    access: 'signedIn',
    summary: 'What waits for the caller now, by their rights and regions, what is overdue first; empty queues too',
    answer: z.object({ list: z.array(work) }),
  }),
};
