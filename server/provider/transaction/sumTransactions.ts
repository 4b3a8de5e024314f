import { type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/core/endpoint';
import type { TransactionTotals } from '../../../contract/transaction/transactionRecord';
import type { transactionRecordApi } from '../../../contract/transaction/transactionRecordApi';
import { type Bound, boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { matching } from '../../store/matching';
import { toHttpError } from '../../store/toHttpError';
import { orders } from '../order/table';
import { netAmount } from './transactionColumns';
import { transactionFilters } from './transactionFilters';

const sumOf = (amount: SQL | typeof orders.total | typeof orders.goods_amount) =>
  sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number);

/** Sums over all transactions that a filter leaves, in one statement. */
export async function sumTransactions(
  db: Db,
  query: QueryOf<typeof transactionRecordApi.totals>,
  actor: Bound,
): Promise<TransactionTotals> {
  try {
    const [totals] = await db
      .select({
        transactions: sql<number>`count(*)`.mapWith(Number),
        goods_amount: sumOf(orders.goods_amount),
        total: sumOf(orders.total),
        paid_amount: sumOf(sql`${orders.paid_amount}`),
        refunded_amount: sumOf(sql`${orders.refunded_amount}`),
        payment_fee: sumOf(sql`${orders.payment_fee}`),
        net_amount: sumOf(netAmount),
        settled_amount: sumOf(sql`${netAmount} * (${orders.settled_at} is not null)::int`),
        mismatches: sql<number>`count(${orders.payment_mismatch})`.mapWith(Number),
      })
      .from(orders)
      .where(matching(transactionFilters, { ...query, reader: boundTo(actor) }));
    return totals!;
  } catch (error) {
    throw toHttpError(error) ?? error;
  }
}
