import { eq, sql } from 'drizzle-orm';
import { limitMinutes } from '../../../contract/order/orderDue';
import { ORDER_STATUS_LABELS, type OrderStatus } from '../../../contract/order/orderStatus';
import { ORDER_ACTION_LABELS, type OrderAction, type OrderActor, stepOf } from '../../../contract/order/orderSteps';
import { paymentCondition } from '../../../contract/order/payment';
import { isComplaintOpen } from '../../../contract/order/staffSteps';
import { type AuditActor, recordAudit } from '../../audit/recordAudit';
import { HttpError } from '../../core/HttpError';
import type { Tx } from '../../db/types';
import { notifyStaff } from './notifyStaff';
import { order_events, orders } from './table';

export type OrderState = typeof orders.$inferSelect;

interface Told {
  kind: OrderActor;
  /** Whom the audit log names: an account of the console, or `systemActor('…')`. */
  actor: AuditActor;
  /** Whom the timeline names where it is not the actor: a merchant, a courier, a way of payment. */
  name?: string;
  reason_code?: string | null;
  note?: string | null;
  /** What changes with the step besides the state: `paid_at`, `merchant_id` …; with a complaint `due_at`, until when it is to be settled. */
  values?: Partial<typeof orders.$inferInsert>;
}

/**
 * Takes an order to its next state: the one way by which its state changes. Row, timeline, audit row and notifications stand or fall
 * with the transaction.
 *
 * @param order as it stands, locked by the same transaction (`lockOrder`)
 * @returns the order as it is now
 * @throws HttpError 409 where the state machine (`ORDER_STEPS`) has no such step for this order and this kind of actor
 */
export async function takeStep(
  tx: Tx,
  order: OrderState,
  action: OrderAction,
  { kind, actor, name = actor.name, reason_code = null, note = null, values }: Told,
): Promise<OrderState> {
  const step = stepOf(order.status, action, paymentCondition(order.payment_method));
  if (!step?.actors.includes(kind)) throw illegalStep(order, action);
  const [after] = await tx
    .update(orders)
    .set({
      ...values,
      status: step.to,
      // several steps of one transaction keep their order
      status_since: sql`statement_timestamp()` as never,
      due_at: dueAfter(order, step.to, values?.due_at),
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
    to_status: step.to,
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
  await notifyStaff(tx, after!, order.status);
  return after!;
}

/** When what follows is due. A complaint brings its own time, and keeps it while it is looked into. */
function dueAfter({ payment_method, due_at }: OrderState, to: OrderStatus, ofComplaint?: string | null) {
  if (isComplaintOpen(to)) return ofComplaint ?? due_at;
  const minutes = limitMinutes(to, payment_method);
  return minutes === null ? null : (sql`statement_timestamp() + make_interval(mins => ${minutes})` as never);
}

/** A step that does not lead on from an order's state; `data` says in which it is. */
export const illegalStep = ({ status, version }: OrderState, action: OrderAction) =>
  new HttpError(
    409,
    `'${ORDER_ACTION_LABELS[action]}' tidak berlaku untuk pesanan yang berstatus ${ORDER_STATUS_LABELS[status]}.`,
    { data: { reason: 'illegal_step', status, version } },
  );
