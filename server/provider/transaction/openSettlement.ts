import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { PAYMENT_METHODS } from '../../../contract/order/payment';
import { isPaidToMerchant } from '../../../contract/order/paymentState';
import type { OpenSettlement } from '../../../contract/transaction/settlement';
import { transactionErrors } from '../../../contract/transaction/transactionErrors';
import type { Actor } from '../../core/Actor';
import { invalidInput } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { matching } from '../../store/matching';
import { findSeller } from '../merchant/findSeller';
import { orders } from '../order/table';
import { transactionFilters } from './transactionFilters';

export interface SettledPeriod {
  start_date: string;
  end_date: string;
}

const throughGateway = PAYMENT_METHODS.filter(method => !isPaidToMerchant(method));

/** A merchant's orders that can be settled: completed, paid through the gateway, without a mismatch, and not yet settled. */
export const canBeSettled = (merchant_id: string, { start_date, end_date }: SettledPeriod): SQL =>
  and(
    matching(transactionFilters, { merchant_id, start_date, end_date }),
    eq(orders.status, 'completed'),
    eq(orders.payment_state, 'paid'),
    isNull(orders.settled_at),
    isNull(orders.payment_mismatch),
    sql`${orders.payment_method} = any(${sql.param([...throughGateway])})`,
  )!;

/** @throws HttpError 422 on `end_date` */
export function requirePeriod({ start_date, end_date }: SettledPeriod): void {
  if (end_date < start_date) throw invalidInput({ end_date: transactionErrors.endsBeforeStart({ start: start_date }) });
}

/**
 * Returns what a merchant is still owed for a period, in two statements.
 *
 * @throws HttpError 404 for a merchant outside the actor's regions, 422 for a period that ends before it starts
 */
export async function openSettlement(db: Db, id: string, period: SettledPeriod, actor: Actor): Promise<OpenSettlement> {
  requirePeriod(period);
  const { name: merchant_name } = await findSeller(db, id, actor);
  const [sums] = await db
    .select({
      orders: sql<number>`count(*)`.mapWith(Number),
      paid_amount: sql<number>`coalesce(sum(${orders.paid_amount}), 0)`.mapWith(Number),
      fee: sql<number>`coalesce(sum(${orders.payment_fee}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(canBeSettled(id, period));
  const { paid_amount, fee } = sums!;
  return { merchant_id: id, merchant_name, ...period, ...sums!, net_amount: paid_amount - fee };
}
