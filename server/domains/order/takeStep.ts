import { eq, sql } from 'drizzle-orm';
import { ORDER_EXTRA_PREFIX } from '../../../contract/notification';
import { ORDER_ACTION_LABELS, type OrderAction, type OrderActor } from '../../../contract/order/orderActions';
import { limitMinutes } from '../../../contract/order/orderDue';
import { orderErrors } from '../../../contract/order/orderErrors';
import { ORDER_STATUS_LABELS, type OrderStatus } from '../../../contract/order/orderStatus';
import { stepOf } from '../../../contract/order/orderSteps';
import { paymentCondition } from '../../../contract/order/payment';
import { isComplaintOpen } from '../../../contract/order/staffSteps';
import type { Slug } from '../../../contract/rights/permissions';
import { type AuditActor, recordAudit } from '../../audit/recordAudit';
import { HttpError } from '../../core/HttpError';
import type { Tx } from '../../db/types';
import { announceChange } from '../../live/channel';
import { notify } from '../notification/notify';
import { moneyMoved } from './moneyMoved';
import { order_events, orders } from './table';

export type OrderState = typeof orders.$inferSelect;

interface Step {
  kind: OrderActor;
  /** The actor in the audit log: a console account, or `systemActor('…')`. */
  actor: AuditActor;
  /** The name in the timeline if it is not the actor's: a merchant, a courier, a payment method. */
  name?: string;
  reason_code?: string | null;
  note?: string | null;
  /** Other columns to change: `paid_at`, `merchant_id` …; for a complaint `due_at`, when it must be settled by. */
  values?: Partial<typeof orders.$inferInsert>;
}

/**
 * Moves an order to its next status, with timeline, audit row and notifications. Statuses change in no other way.
 *
 * @param order locked by the same transaction (`lockOrder`)
 * @returns the updated order
 * @throws HttpError 409 if the state machine (`ORDER_STEPS`) has no such step for this order and this kind of actor
 */
export async function takeStep(
  tx: Tx,
  order: OrderState,
  action: OrderAction,
  { kind, actor, name = actor.name, reason_code = null, note = null, values }: Step,
): Promise<OrderState> {
  const transition = stepOf(order.status, action, paymentCondition(order.payment_method));
  if (!transition?.actors.includes(kind)) throw illegalStep(order, action);
  const [after] = await tx
    .update(orders)
    .set({
      ...(await moneyMoved(tx, order, action)),
      ...values,
      status: transition.to,
      // now() is constant within a transaction, so several steps in one would lose their order
      status_since: sql`statement_timestamp()` as never,
      due_at: dueAfter(order, transition.to, values?.due_at),
      version: order.version + 1,
      updated_at: sql`now()` as never,
      updated_by: actor.user_id,
    })
    .where(eq(orders.id, order.id))
    .returning();
  await tx.insert(order_events).values({
    order_id: order.id,
    action,
    from_status: order.status,
    to_status: transition.to,
    actor_kind: kind,
    actor_id: actor.user_id,
    actor_name: name,
    reason_code,
    note,
    created_at: after!.status_since,
  });
  await recordAudit(tx, actor, {
    action,
    entity: 'order',
    entity_id: order.id,
    label: order.number,
    before: { ...order, note: null },
    after: { ...after!, note },
  });
  await notifyStaff(tx, after!, order.status, kind);
  await announceChange(tx, 'orders');
  return after!;
}

/** Returns when the next step is due. A complaint has a due date of its own until it is settled. */
function dueAfter({ payment_method, due_at }: OrderState, to: OrderStatus, complaintDueAt?: string | null) {
  if (isComplaintOpen(to)) return complaintDueAt ?? due_at;
  const minutes = limitMinutes(to, payment_method);
  return minutes === null ? null : (sql`statement_timestamp() + make_interval(mins => ${minutes})` as never);
}

/** 409 for a step that the order's status does not allow; `data` carries the status. */
export const illegalStep = ({ status, version }: OrderState, action: OrderAction) =>
  new HttpError(
    409,
    orderErrors.illegalStep({ step: ORDER_ACTION_LABELS[action], status: ORDER_STATUS_LABELS[status] }),
    { data: { reason: 'illegal_step', status, version }, overtaken: true },
  );

interface Message {
  to: Slug;
  title: string;
  text: (number: string) => string;
}

const helpdesk = 'can_update_monitoring_order';
const finance = 'can_approve_monitoring_order';

/** Statuses that require the attention of staff. */
const messages: Partial<Record<OrderStatus, Message>> = {
  rejected_by_merchant: {
    to: helpdesk,
    title: 'Pesanan ditolak merchant',
    text: number => `${number} perlu dialihkan ke merchant lain.`,
  },
  delivery_failed: {
    to: helpdesk,
    title: 'Pengiriman gagal',
    text: number => `${number} tidak dapat diserahkan di alamat tujuan.`,
  },
  complaint_submitted: {
    to: helpdesk,
    title: 'Keluhan masuk',
    text: number => `Pelanggan mengajukan keluhan atas ${number}.`,
  },
  refund_in_process: {
    to: finance,
    title: 'Pengembalian dana menunggu',
    text: number => `${number} dibatalkan. Kembalikan dana pelanggan.`,
  },
  refunded: {
    to: helpdesk,
    title: 'Dana sudah dikembalikan',
    text: number => `Pengembalian dana ${number} selesai.`,
  },
};

/** Final statuses that the system set. */
const automaticEnds: Partial<Record<OrderStatus, Message>> = {
  expired: {
    to: helpdesk,
    title: 'Pesanan kedaluwarsa',
    text: number => `${number} tidak dibayar sampai batas waktu.`,
  },
  cancelled: {
    to: helpdesk,
    title: 'Pesanan dibatalkan otomatis',
    text: number => `${number} tidak mendapat merchant pengganti sampai batas waktu.`,
  },
};

/** Outcomes of a complaint. */
const outcomes: Partial<Record<OrderStatus, Message>> = {
  resend_in_process: {
    to: 'can_read_monitoring_order',
    title: 'Kirim ulang disetujui',
    text: number => `Merchant mengirim barang pengganti untuk ${number}.`,
  },
  completed: {
    to: helpdesk,
    title: 'Keluhan selesai',
    text: number => `Keluhan ${number} ditutup dan pesanan selesai.`,
  },
};

/**
 * Notifies staff of the order's region of a new status if it requires action, ends their work, or would otherwise go unnoticed.
 *
 * @param kind who took the step
 */
async function notifyStaff(
  tx: Tx,
  row: typeof orders.$inferSelect,
  before: OrderStatus,
  kind: OrderActor,
): Promise<void> {
  const message =
    (isComplaintOpen(before) ? outcomes[row.status] : undefined) ??
    (kind === 'system' ? automaticEnds[row.status] : undefined) ??
    messages[row.status];
  if (!message) return;
  await notify(tx, {
    to: { holdersOf: message.to, region: row.region_code },
    type: 'order',
    title: message.title,
    description: message.text(row.number),
    extra: ORDER_EXTRA_PREFIX + row.id,
  });
}
