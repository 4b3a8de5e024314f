import { and, asc, inArray, lte, notInArray } from 'drizzle-orm';
import { AUTOMATIC_STATUSES, automaticStep } from '../../../contract/order/automaticSteps';
import type { OrderAction } from '../../../contract/order/orderActions';
import type { OrderStatus } from '../../../contract/order/orderStatus';
import { isCancelled } from '../../../contract/order/orderStatus';
import { paymentCondition } from '../../../contract/order/payment';
import { isComplaintOpen } from '../../../contract/order/staffSteps';
import { systemActor } from '../../audit/recordAudit';
import type { Db, Tx } from '../../db/types';
import { inTransaction } from '../../store/inTransaction';
import { returnGoods } from './moveGoods';
import { orders } from './table';
import type { OrderState } from './takeStep';
import { takeStep } from './takeStep';

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
export interface OrderEnds {
  /** Releases the order's use of a promotion. */
  releasePromotion(tx: Tx, orderId: string): Promise<unknown>;
}

/**
 * Settles stock and promotions after a step, in its transaction: an order that falls through returns its goods to stock, unless the
 * customer has them, and releases the promotion that it used. Locks are taken as when placing an order: merchant, goods, promotion.
 */
export async function settleEnd(tx: Tx, before: OrderStatus, after: OrderState, ends: OrderEnds): Promise<void> {
  if (isCancelled(before) || !isCancelled(after.status)) return;
  // goods under complaint have been delivered
  if (!isComplaintOpen(before)) await returnGoods(tx, after);
  await ends.releasePromotion(tx, after.id);
}
