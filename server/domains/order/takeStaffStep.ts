import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Order } from '../../../contract/order/orderRecord';
import { paymentCondition } from '../../../contract/order/payment';
import type { CancellationReason, ComplaintAction } from '../../../contract/order/reasons';
import { COMPLAINT_ACTIONS } from '../../../contract/order/reasons';
import type { StaffStep } from '../../../contract/order/staffSteps';
import { isStaffStepLegal, STAFF_STEPS } from '../../../contract/order/staffSteps';
import type { Actor } from '../../core/Actor';
import { staleVersion } from '../../core/HttpError';
import type { Db, Tx } from '../../db/types';
import { inTransaction } from '../../store/inTransaction';
import { type OrderEnds, settleEnd } from './endOverdueOrders';
import { findOrder } from './findOrder';
import { lockOrder } from './lockOrder';
import { takeGoods } from './moveGoods';
import { order_complaints } from './table';
import { illegalStep, takeStep } from './takeStep';

interface StaffStepInput {
  version: number;
  note: string | null;
  reason_code?: CancellationReason | null;
}

/**
 * Takes a step by a member of staff. A step that settles a complaint also records the decision on it; resending takes the goods from
 * stock once more.
 *
 * @returns the updated order
 * @throws HttpError 404 if there is none or it is outside the actor's regions, 409 for a stale version, a step that its status does not
 *   allow, or too few goods to resend
 */
export const takeStaffStep = (
  db: Db,
  id: string,
  step: StaffStep,
  { version, note, reason_code = null }: StaffStepInput,
  actor: Actor,
  ends: OrderEnds,
): Promise<Order> =>
  inTransaction(db, async tx => {
    const order = await lockOrder(tx, id, actor);
    const { action, actor: kind } = STAFF_STEPS[step];
    // before the version: a step that somebody else has taken says more than that the record has changed
    if (!isStaffStepLegal(order.status, step, paymentCondition(order.payment_method))) throw illegalStep(order, action);
    if (order.version !== version) throw staleVersion(order.version);
    const after = await takeStep(tx, order, action, { kind, actor, note, reason_code });
    if (isDecision(step)) await decideComplaint(tx, id, step, note);
    if (step === 'resend') await takeGoods(tx, after);
    await settleEnd(tx, order.status, after, ends);
    return findOrder(tx, id, actor);
  });

const isDecision = (step: StaffStep): step is ComplaintAction => (COMPLAINT_ACTIONS as StaffStep[]).includes(step);

async function decideComplaint(tx: Tx, orderId: string, decision: ComplaintAction, decision_note: string | null) {
  await tx
    .update(order_complaints)
    .set({ decision, decision_note, decided_at: sql`clock_timestamp()` as never })
    .where(and(eq(order_complaints.order_id, orderId), isNull(order_complaints.decided_at)));
}
