import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { instantOut } from '../core/fields';
import { CATEGORY_CODES } from '../product';

/** What waits for people, in the order in which it is shown. */
export const WORK_QUEUES = [
  'orders_action',
  'refunds',
  'registrations',
  'price_proposals',
  'promotions',
  'empty_merchants',
] as const;
export type WorkQueue = (typeof WORK_QUEUES)[number];

/** A queue of somebody's work: what a list with this filter holds. */
const work = z.object({
  queue: z.enum(WORK_QUEUES),
  /** Of price proposals. */
  category_code: z.enum(CATEGORY_CODES).nullable(),
  count: z.int(),
  /** Since when the first of them has waited; null where there is none, or time does not matter. */
  oldest: instantOut.nullable(),
  /** The filter of the list that shows them. */
  filter: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});
export type Work = z.output<typeof work>;

export const workApi = {
  list: endpoint('GET /api/console/work', {
    // nobody gets a queue that they may do nothing about
    access: 'signedIn',
    summary: 'What waits for the caller now, by their rights and regions; empty queues too',
    answer: z.object({ list: z.array(work) }),
  }),
};
