import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { formatRupiah } from '../../../contract/core/formats';
import { MAX_RUPIAH } from '../../../contract/core/maxRupiah';
import { PAYMENT_METHODS } from '../../../contract/order/payment';
import { isPaidToMerchant } from '../../../contract/order/paymentState';
import type { Days } from '../../../contract/transaction/salesPeriod';
import type { OpenSettlement } from '../../../contract/transaction/settlement';
import { transactionErrors } from '../../../contract/transaction/transactionErrors';
import type { Actor } from '../../core/Actor';
import { invalidInput } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { matching } from '../../store/filters';
import { validatePeriod } from '../figures/validatePeriod';
import { findSeller } from '../merchant/findSeller';
import { orders } from '../order/table';
import { transactionFilters } from './transactionFilters';

const throughGateway = PAYMENT_METHODS.filter(method => !isPaidToMerchant(method));

/** A merchant's orders that can be settled: completed, paid through the gateway, without a mismatch, and not yet settled. */
export const canBeSettled = (merchant_id: string, { start_date, end_date }: Days): SQL =>
  and(
    matching(transactionFilters, { merchant_id, start_date, end_date }),
    eq(orders.status, 'completed'),
    eq(orders.payment_state, 'paid'),
    isNull(orders.settled_at),
    isNull(orders.payment_mismatch),
    sql`${orders.payment_method} = any(${sql.param([...throughGateway])})`,
  )!;

/** @throws HttpError 422 on `end_date` if the orders of a period add up to more than an amount of money can be */
export function requirePayout(paid_amount: number): void {
  if (paid_amount > MAX_RUPIAH)
    throw invalidInput({ end_date: transactionErrors.tooMuchAtOnce({ max: formatRupiah(MAX_RUPIAH) }) });
}

/**
 * Returns what a merchant is still owed for a period, in two statements.
 *
 * @throws HttpError 404 for a merchant outside the actor's regions, 422 for an invalid period, or one that adds up to too much
 */
export async function openSettlement(db: Db, id: string, period: Days, actor: Actor): Promise<OpenSettlement> {
  validatePeriod(period);
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
  requirePayout(paid_amount);
  return { merchant_id: id, merchant_name, ...period, ...sums!, net_amount: paid_amount - fee };
}
