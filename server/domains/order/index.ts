import { and, asc, eq, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { QueryOf, ResponseOf } from '../../../contract/core/endpoint';
import { AUTOMATIC_STATUSES, automaticStep } from '../../../contract/order/automaticSteps';
import type { OrderAction } from '../../../contract/order/orderActions';
import { orderApi, orderRecord } from '../../../contract/order/orderApi';
import type { Order } from '../../../contract/order/orderRecord';
import { isCancelled, type OrderStatus, RUNNING_STATUSES } from '../../../contract/order/orderStatus';
import { paymentCondition } from '../../../contract/order/payment';
import { type CancellationReason, COMPLAINT_ACTIONS, type ComplaintAction } from '../../../contract/order/reasons';
import { isComplaintOpen, isStaffStepLegal, STAFF_STEPS, type StaffStep } from '../../../contract/order/staffSteps';
import { systemActor } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { staleVersion } from '../../core/HttpError';
import { boundTo } from '../../core/regionScope';
import type { Db, Tx } from '../../db/types';
import { crudDomain } from '../../domain/crudDomain';
import type { HandlerInput } from '../../http/routes';
import { matching } from '../../store/filters';
import { inTransaction } from '../../store/inTransaction';
import { toHttpError } from '../../store/toHttpError';
import { orderNews } from './demo/orderNews';
import { seedOrders } from './demo/seedOrders';
import { findOrder } from './findOrder';
import { lockOrder } from './lockOrder';
import { returnGoods, takeGoods } from './moveGoods';
import { orderFilters, orderStore } from './orderStore';
import { order_complaints, orders } from './table';
import { illegalStep, type OrderState, takeStep } from './takeStep';

type StepInput = Pick<HandlerInput<(typeof orderApi)['resend']>, 'params' | 'body' | 'actor'>;

/**
 * The order domain. List and download are on the one path; orders come from customers and move by steps, so there are no plain writes.
 *
 * @param ends callbacks into higher domains for orders that fall through
 */
export const orderDomain = (ends: OrderEnds) =>
  crudDomain(orderRecord, orderApi, orders, {
    store: orderStore,
    filename: 'pesanan',
    handlers: ({ db }) => {
      const step =
        (name: StaffStep) =>
        ({ params, body, actor }: StepInput) =>
          takeStaffStep(db, params.id, name, body, actor, ends);
      return {
        one: ({ params, actor }) => findOrder(db, params.id, actor),
        counts: ({ query, actor }) => countOrders(db, query, actor),
        resend: step('resend'),
        cancel: step('cancel'),
        received: step('received'),
        review: step('review'),
        redeliver: step('redeliver'),
        call_off: ({ params, body, actor }) => takeStaffStep(db, params.id, 'call_off', body, actor, ends),
        finish_refund: step('finish_refund'),
      };
    },
    jobs: [{ name: 'end overdue orders', everySeconds: 15, run: ({ db }) => endOverdueOrders(db, ends) }],
    demo: {
      after: ['identity', 'merchant', 'merchantRole', 'merchantProduct', 'price', 'shippingCost'],
      seedSlices: seedOrders,
      news: orderNews,
    },
  });

/** Counts the running orders by status, or all orders that match a search, in one statement. Statuses without orders are left out. */
async function countOrders(
  db: Db,
  query: QueryOf<typeof orderApi.counts>,
  actor: Actor,
): Promise<ResponseOf<typeof orderApi.counts>> {
  const regions = boundTo(actor);
  try {
    const list = await db
      .select({ status: orders.status, orders: sql<number>`count(*)`.mapWith(Number) })
      .from(orders)
      .where(
        and(
          // a search matches few orders, so finished ones can be counted too
          matching(orderFilters, { ...query, status: query.search ? undefined : RUNNING_STATUSES }),
          regions && inArray(orders.region_code, regions as never),
        ),
      )
      .groupBy(orders.status);
    return { list };
  } catch (error) {
    throw toHttpError(error) ?? error;
  }
}

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
const takeStaffStep = (
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

/** Orders per run; the rest wait for the next one. */
const MOST_AT_ONCE = 500;

const actor = systemActor('order:end');

/** The reason for a step by the system, if the step itself does not tell. */
const reasons: Partial<Record<OrderAction, { reason_code?: string; note?: string }>> = {
  payment_timeout: { reason_code: 'payment_timeout' },
  cancel: { note: 'Tidak ada merchant pengganti sampai batas waktu.' },
};

/**
 * Takes the system's step for each overdue order: unpaid orders expire, orders that no merchant took on are cancelled, and delivered
 * orders without a complaint are completed. Each step has its own transaction, with timeline, audit row, notification, stock and money.
 * Any number of processes may run it at once: an order locked by another process is skipped.
 *
 * @param now the time to compare due dates with
 * @returns the number of steps taken
 * @throws AggregateError with the failures, after all other orders are done
 */
export async function endOverdueOrders(db: Db, ends: OrderEnds, now = new Date()): Promise<number> {
  const failed: string[] = [];
  const failures: unknown[] = [];
  for (let taken = 0; ; taken += 1) {
    try {
      if (taken === MOST_AT_ONCE || !(await endNext(db, ends, now, failed))) {
        if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders could not be ended`);
        return taken;
      }
    } catch (error) {
      if (!(error instanceof StepFailed)) throw error;
      failed.push(error.order_id);
      failures.push(error.cause);
      taken -= 1;
    }
  }
}

class StepFailed extends Error {
  constructor(
    readonly order_id: string,
    cause: unknown,
  ) {
    super('An overdue order could not be ended', { cause });
  }
}

/** Ends the most overdue order that is not locked. @returns whether there was one @throws StepFailed */
async function endNext(db: Db, ends: OrderEnds, now: Date, failed: readonly string[]): Promise<boolean> {
  let current: string | undefined;
  try {
    return await inTransaction(db, async tx => {
      const [order] = await tx
        .select()
        .from(orders)
        .where(
          and(
            lte(orders.due_at, now.toISOString()),
            inArray(orders.status, AUTOMATIC_STATUSES),
            failed.length > 0 ? notInArray(orders.id, [...failed]) : undefined,
          ),
        )
        .orderBy(asc(orders.due_at), asc(orders.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!order) return false;
      current = order.id;
      const action = automaticStep(order.status, paymentCondition(order.payment_method))!;
      const after = await takeStep(tx, order, action, { kind: 'system', actor, ...reasons[action] });
      await settleEnd(tx, order.status, after, ends);
      return true;
    });
  } catch (error) {
    throw current === undefined ? error : new StepFailed(current, error);
  }
}

/** Callbacks into higher domains for an order that falls through. */
interface OrderEnds {
  /** Releases the order's use of a promotion. */
  releasePromotion(tx: Tx, orderId: string): Promise<unknown>;
}

/**
 * Settles stock and promotions after a step, in its transaction: an order that falls through returns its goods to stock, unless the
 * customer has them, and releases the promotion that it used. Locks are taken as when placing an order: merchant, goods, promotion.
 */
async function settleEnd(tx: Tx, before: OrderStatus, after: OrderState, ends: OrderEnds): Promise<void> {
  if (isCancelled(before) || !isCancelled(after.status)) return;
  // goods under complaint have been delivered
  if (!isComplaintOpen(before)) await returnGoods(tx, after);
  await ends.releasePromotion(tx, after.id);
}
