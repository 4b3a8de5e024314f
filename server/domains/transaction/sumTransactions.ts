import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { QueryOf } from '../../../contract/core/endpoint';
import type { TransactionTotals } from '../../../contract/transaction/transactionRecord';
import type { transactionRecordApi } from '../../../contract/transaction/transactionRecordApi';
import { type Bound, boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { atLeast, atMost, matching, oneOf } from '../../store/filters';
import { toHttpError } from '../../store/toHttpError';
import { transaction_sums } from '../figures/table';
import { orders } from '../order/table';
import { type Money, netOf, transactionFilters } from './transactionFilters';

type Query = QueryOf<typeof transactionRecordApi.totals>;

/** Filters by which the precomputed sums are split (decision 0024). */
const keptFilters = {
  region: oneOf(transaction_sums.region_code),
  province: oneOf(transaction_sums.province_code),
  status: oneOf(transaction_sums.status),
  payment_method: oneOf(transaction_sums.payment_method),
  payment_state: oneOf(transaction_sums.payment_state),
  payment_mismatch: oneOf(transaction_sums.payment_mismatch),
  start_date: atLeast<string>(transaction_sums.day),
  end_date: atMost<string>(transaction_sums.day),
  reader: oneOf(transaction_sums.region_code),
};

const isKept = (query: Query): boolean =>
  Object.entries(query).every(([name, value]) => value === undefined || Object.hasOwn(keptFilters, name));

/** The source of the sums: individual orders, or the precomputed sums. */
interface Summed extends Money {
  table: PgTable;
  transactions: SQL;
  goods_amount: Column;
  total: Column;
  settled: SQL;
  mismatched: SQL;
}
type Column = Money['paid_amount'];

const eachOrder: Summed = {
  ...orders,
  table: orders,
  transactions: sql`1`,
  settled: sql`${orders.settled_at} is not null`,
  mismatched: sql`${orders.payment_mismatch} is not null`,
};
const kept: Summed = {
  ...transaction_sums,
  table: transaction_sums,
  transactions: sql`${transaction_sums.transactions}`,
  settled: sql`${transaction_sums.is_settled}`,
  mismatched: sql`${transaction_sums.payment_mismatch} <> ''`,
};

const sumOf = (amount: Column | SQL, where = sql`true`) =>
  sql<number>`coalesce(sum(${amount}) filter (where ${where}), 0)`.mapWith(Number);

/** Sums all transactions that match a filter, in one statement. */
export async function sumTransactions(db: Db, query: Query, actor: Bound): Promise<TransactionTotals> {
  const given = { ...query, reader: boundTo(actor) };
  const [from, where] = isKept(query)
    ? [kept, matching(keptFilters, given)]
    : [eachOrder, matching(transactionFilters, given)];
  const net = netOf(from);
  try {
    const [totals] = await db
      .select({
        transactions: sumOf(from.transactions),
        goods_amount: sumOf(from.goods_amount),
        total: sumOf(from.total),
        paid_amount: sumOf(from.paid_amount),
        refunded_amount: sumOf(from.refunded_amount),
        payment_fee: sumOf(from.payment_fee),
        net_amount: sumOf(net),
        settled_amount: sumOf(net, from.settled),
        mismatches: sumOf(from.transactions, from.mismatched),
      })
      .from(from.table)
      .where(where);
    return totals!;
  } catch (error) {
    throw toHttpError(error) ?? error;
  }
}
