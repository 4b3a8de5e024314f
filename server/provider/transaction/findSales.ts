import { and, eq, type SQL, sql } from 'drizzle-orm';
import { jakartaDay } from '../../../contract/core/days';
import type { QueryOf } from '../../../contract/core/endpoint';
import { SALE_STATUSES } from '../../../contract/order/orderStatus';
import { CATEGORY_CODES } from '../../../contract/product';
import type { Sales, SalesFigures } from '../../../contract/transaction/sales';
import {
  type Days,
  lengthOf,
  MAX_SALES_DAYS,
  periodBefore,
  salesPeriod,
  stepStart,
  stepsOf,
} from '../../../contract/transaction/salesPeriod';
import type { transactionApi } from '../../../contract/transaction/transactionApi';
import { transactionErrors } from '../../../contract/transaction/transactionErrors';
import type { Actor } from '../../core/Actor';
import { invalidInput } from '../../core/HttpError';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { oneOf } from '../../store/filters';
import { fromDay, untilDay } from '../../store/jakartaDays';
import { findSeller } from '../merchant/findSeller';
import { orders } from '../order/table';
import { bestProducts, type SalesSum, salesSums, soldLines } from './salesSums';

type Query = QueryOf<typeof transactionApi.sales>;

const NO_SALES: SalesFigures = { orders: 0, quantity: 0, volume_liter: 0, volume_kg: 0, value: 0 };

/**
 * Sales of a period beside the period before, in three statements.
 *
 * @throws HttpError 404 for a merchant out of the actor's reach, 422 for an invalid period
 */
export async function findSales(db: Db, query: Query, actor: Actor): Promise<Sales> {
  const { merchant_id, filter_date } = query;
  const period = salesPeriod(query, jakartaDay());
  validatePeriod(period);
  if (merchant_id !== undefined) await findSeller(db, merchant_id, actor);

  const before = periodBefore(period);
  const regions = boundTo(actor);
  const sold = and(
    conditionOf(fromDay(orders.placed_at), before.start_date),
    conditionOf(untilDay(orders.placed_at), period.end_date),
    conditionOf(oneOf(orders.status), SALE_STATUSES),
    merchant_id === undefined ? undefined : eq(orders.merchant_id, merchant_id),
    regions && conditionOf(oneOf(orders.region_code), regions),
  )!;
  const lines = soldLines(sold, period.start_date);
  const [sums, products] = await Promise.all([
    salesSums(db, lines, filter_date, lengthOf(period)),
    bestProducts(db, lines),
  ]);

  /** The figures of a group in this period and in the one before. */
  const compare = (isOfGroup: (sum: SalesSum) => boolean) => {
    const found = sums.filter(isOfGroup);
    const of = (isBefore: boolean) => found.find(({ is_before }) => is_before === isBefore)?.figures ?? NO_SALES;
    return { now: of(false), before: of(true) };
  };
  const all = compare(({ step, category_code }) => step === null && category_code === null);
  return {
    ...period,
    before,
    totals: all.now,
    totals_before: all.before,
    series: stepsOf(period, filter_date).map(days => {
      const first = stepStart(days.start_date, filter_date);
      const { now, before } = compare(({ step }) => step === first);
      return { ...days, ...now, before };
    }),
    categories: CATEGORY_CODES.flatMap(code => {
      const { now, before } = compare(({ category_code }) => category_code === code);
      return now.orders + before.orders > 0 ? [{ category_code: code, ...now, before }] : [];
    }).toSorted((a, b) => b.value - a.value || b.before.value - a.before.value),
    products,
  };
}

/** @throws HttpError 422 */
function validatePeriod(period: Days) {
  const { start_date, end_date } = period;
  if (start_date > end_date) throw invalidInput({ end_date: transactionErrors.endsBeforeStart({ start: start_date }) });
  if (lengthOf(period) > MAX_SALES_DAYS)
    throw invalidInput({ end_date: transactionErrors.periodTooLong({ days: MAX_SALES_DAYS }) });
}

const conditionOf = <Value>(filter: { condition(placeholder: never, value: Value): SQL }, value: Value) =>
  filter.condition(sql.param(value) as never, value);
