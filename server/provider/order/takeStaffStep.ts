import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Order } from '../../../contract/order/orderRecord';
import { paymentCondition } from '../../../contract/order/payment';
import { COMPLAINT_ACTIONS, type ComplaintAction } from '../../../contract/order/reasons';
import { isStaffStepLegal, STAFF_STEPS, type StaffStep } from '../../../contract/order/staffSteps';
import type { Actor } from '../../core/Actor';
import type { Db, Tx } from '../../db/types';
import { inTransaction } from '../../store/inTransaction';
import { findOrder } from './findOrder';
import { lockOrder } from './lockOrder';
import { order_complaints } from './table';
import { illegalStep, takeStep } from './takeStep';

/**
 * Takes a step by a member of staff. A step that settles a complaint also records the decision on it.
 *
 * @returns the updated order
 * @throws HttpError 404 where there is none or it is out of the actor's regions, 409 stale or a step that its status does not allow
 */
export const takeStaffStep = (
  db: Db,
  id: string,
  step: StaffStep,
  { version, note }: { version: number; note: string | null },
  actor: Actor,
): Promise<Order> =>
  inTransaction(db, async tx => {
    const order = await lockOrder(tx, id, actor, version);
    if (!isStaffStepLegal(order.status, step, paymentCondition(order.payment_method))) throw illegalStep(order, step);
    await takeStep(tx, order, step, { kind: STAFF_STEPS[step].actor, actor, note });
    if (isDecision(step)) await decideComplaint(tx, id, step, note);
    return findOrder(tx, id, actor);
  });

const isDecision = (step: StaffStep): step is ComplaintAction => (COMPLAINT_ACTIONS as StaffStep[]).includes(step);

async function decideComplaint(tx: Tx, orderId: string, decision: ComplaintAction, decision_note: string | null) {
  await tx
    .update(order_complaints)
    .set({ decision, decision_note, decided_at: sql`clock_timestamp()` as never })
    .where(and(eq(order_complaints.order_id, orderId), isNull(order_complaints.decided_at)));
}
