import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { optionalText, text, version } from '../core/fields';
import { crudApi } from '../record/crudApi';
import { schemaRecord } from '../record/schemaRecord';
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
    response: order,
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

export const orderRecord = schemaRecord('order', { label: 'number', schema: orderRow });

/**
 * Orders of the marketplace. Staff bound to sales regions see and handle only orders of merchants there; others get 404.
 * An action that the status does not allow gets 409 with `data` `{ reason: 'illegal_step', status, version }`, as does
 * a stale version.
 */
export const orderApi = {
  ...crudApi(orderRecord, {
    list: '/v1/cms/order',
    readOne: '/v1/cms/order',
    access: { read: access },
    query: orderQuery,
    detail: order,
    export: '/v1/cms/order/excel',
    exportAccess: 'can_export_monitoring_order',
    summaries: {
      list: 'List orders; the search covers the number, customer’s name and phone',
      one: 'Get the full record of an order: customer, merchant, goods, timeline, complaints, and the steps that the caller may take now',
    },
  }),
  counts: endpoint('GET /api/console/orders/counts', {
    access,
    summary:
      'Count orders that are not over by status, with the filters of the list; with a search, also those that are over',
    query: orderQuery.omit({ page: true, limit: true, sort: true, group: true, status: true }),
    response: z.object({ list: z.array(z.object({ status: orderStatus, orders: z.int() })) }),
  }),
  resend: step(
    'PUT /order/{id}/complaint/status/resend',
    'resend',
    'Settle the open complaint: the merchant resends the goods',
    'Kirim ulang disetujui.',
  ),
  cancel: step(
    'PUT /order/{id}/complaint/status/cancel',
    'cancel',
    'Settle the open complaint: the order no longer counts as a sale and the money is refunded',
    'Pesanan dibatalkan. Pengembalian dana diproses.',
  ),
  received: step(
    'PUT /order/{id}/complaint/status/received',
    'received',
    'Settle the open complaint: the goods count as received and the order is completed',
    'Keluhan ditutup dan pesanan selesai.',
  ),
  review: step(
    'PUT /api/console/order/{id}/review',
    'review',
    'Mark a complaint as under review',
    'Keluhan sedang diperiksa.',
  ),
  redeliver: step(
    'PUT /api/console/order/{id}/redeliver',
    'redeliver',
    'Redeliver an order whose delivery failed',
    'Pesanan dikirim lagi.',
  ),
  call_off: endpoint('PUT /api/console/order/{id}/cancel', {
    access: STAFF_STEPS.call_off.right,
    summary: 'Cancel an order that is not on its way: the goods go back into stock and any payment is refunded',
    body: callOffInput.extend({ version }).superRefine(requireNote),
    response: order,
    done: 'Pesanan dibatalkan.',
  }),
  finish_refund: step(
    'PUT /api/console/order/{id}/refund',
    'finish_refund',
    'Record that the customer has received the refund',
    'Pengembalian dana selesai.',
  ),
};
