import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { id, instantOut } from '../core/fields';
import { CATEGORY_CODES } from '../product';

/** Queues of work that waits for staff, in display order. */
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

/** Maximum number of items listed per queue. */
export const NAMED_WORK = 5;

/** An item of work. */
const workItem = z.object({
  id,
  /** Its name in its list: an order's number, a merchant's name. */
  label: z.string(),
  /** The person or place it concerns. */
  detail: z.string().nullable(),
  /** When it is due; null if it has no deadline. */
  due_at: instantOut.nullable(),
});
export type WorkItem = z.output<typeof workItem>;

/** A queue of a person's work: the rows of a list with this filter, without those the person submitted and so may not decide. */
const work = z.object({
  queue: z.enum(WORK_QUEUES),
  /** Set for price proposals. */
  category_code: z.enum(CATEGORY_CODES).nullable(),
  count: z.int(),
  /** The first items, by due date. */
  items: z.array(workItem).max(NAMED_WORK),
  /** The filter under which the list shows them. */
  filter: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});
export type Work = z.output<typeof work>;

export const workApi = {
  list: endpoint('GET /api/console/work', {
    // the server returns only the queues on which the caller may act
    access: 'signedIn',
    summary:
      'List the work waiting for the caller, by their permissions and regions, overdue first; includes empty queues',
    response: z.object({ list: z.array(work) }),
  }),
};
