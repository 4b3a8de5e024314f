import { z } from 'zod';
import { listOf } from '../core/answer';
import { endpoint } from '../core/endpoint';
import { optionalText, text, version } from '../core/fields';
import { exportOf } from '../export';
import { recordHistory } from '../history';
import type { OrderAction } from './orderActions';
import { orderStatus } from './orderChoices';
import { orderQuery } from './orderQuery';
import { order, orderRow } from './orderRecord';
import { CANCELLATION_FACTS, staffReason } from './reasons';
import { STAFF_STEPS, type StaffStep } from './staffSteps';

declare module '../core/audited' {
  interface AuditedActions {
    order: OrderAction;
  }
}

const MOST_NOTE = 500;
const LEAST_NOTE = 5;

/** Input of a staff action: a note, required for some actions and optional for the others. */
export const stepInput = (name: StaffStep) =>
  z.object({
    note: (STAFF_STEPS[name].needsNote ? text(MOST_NOTE, LEAST_NOTE) : optionalText(MOST_NOTE)).meta({
      title: 'Catatan',
    }),
  });

/** Declares the endpoint of a staff action, whose body is the input with the version that was read. */
const step = <const Call extends `PUT /${string}`>(call: Call, name: StaffStep, summary: string, done: string) =>
  endpoint(call, {
    access: STAFF_STEPS[name].right,
    summary,
    body: stepInput(name).extend({ version }),
    answer: order,
    done,
  });

/** Why an order is cancelled by staff. */
export const callOffInput = z.object({
  reason_code: staffReason.meta({ title: 'Alasan' }),
  note: optionalText(MOST_NOTE).meta({ title: 'Catatan' }),
});

/** Requires a note for reasons that must be explained. */
export function requireNote(
  { reason_code, note }: z.output<typeof callOffInput>,
  context: z.core.$RefinementCtx,
): void {
  if (!CANCELLATION_FACTS[reason_code].needsNote || note !== null) return;
  context.addIssue({ code: 'custom', path: ['note'], input: note, params: { rule: 'required' } });
}

const access = 'can_read_monitoring_order';

const list = endpoint('GET /v1/cms/order', {
  access,
  summary: 'Orders, page by page; the search looks in number, customer’s name and telephone',
  query: orderQuery,
  answer: listOf(orderRow),
});

/**
 * Orders of the marketplace. Staff bound to sales regions see and handle only orders of merchants there; others get 404.
 * An action that the status does not allow gets 409 with `data` `{ reason: 'illegal_step', status, version }`, as does
 * a stale version.
 */
export const orderApi = {
  list,
  one: endpoint('GET /v1/cms/order/{id}', {
    access,
    summary:
      'An order whole: customer, merchant, goods, timeline, complaints, and the steps that the reader may take now',
    answer: order,
  }),
  counts: endpoint('GET /api/console/orders/counts', {
    access,
    summary:
      'How many orders that are not over stand in each state, by the filters of the list; with a search those that are over too',
    query: orderQuery.omit({ page: true, limit: true, sort: true, group: true, status: true }),
    answer: z.object({ list: z.array(z.object({ status: orderStatus, orders: z.int() })) }),
  }),
  resend: step(
    'PUT /order/{id}/complaint/status/resend',
    'resend',
    'Settle the open complaint: the merchant sends the goods again',
    'Kirim ulang disetujui.',
  ),
  cancel: step(
    'PUT /order/{id}/complaint/status/cancel',
    'cancel',
    'Settle the open complaint: the order is no sale any more and the money goes back',
    'Pesanan dibatalkan. Pengembalian dana diproses.',
  ),
  received: step(
    'PUT /order/{id}/complaint/status/received',
    'received',
    'Settle the open complaint: the goods count as received and the order is over',
    'Keluhan ditutup dan pesanan selesai.',
  ),
  review: step(
    'PUT /api/console/order/{id}/review',
    'review',
    'Say that somebody looks into the complaint that came in',
    'Keluhan sedang diperiksa.',
  ),
  redeliver: step(
    'PUT /api/console/order/{id}/redeliver',
    'redeliver',
    'Send once more what could not be handed over',
    'Pesanan dikirim lagi.',
  ),
  call_off: endpoint('PUT /api/console/order/{id}/cancel', {
    access: STAFF_STEPS.call_off.right,
    summary: 'Cancel an order that is not on its way: the goods go back on the shelf, what was paid goes back',
    body: callOffInput.extend({ version }).superRefine(requireNote),
    answer: order,
    done: 'Pesanan dibatalkan.',
  }),
  finish_refund: step(
    'PUT /api/console/order/{id}/refund',
    'finish_refund',
    'Say that the customer has the money back',
    'Pengembalian dana selesai.',
  ),
  export: exportOf('/v1/cms/order/excel', list, 'can_export_monitoring_order'),
};

export const orderHistory = recordHistory('order', orderApi.one);
