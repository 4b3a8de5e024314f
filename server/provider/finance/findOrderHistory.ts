import { sql } from 'drizzle-orm';
import type { ResponseOf } from '../../../contract/core/endpoint';
import type { financeApi } from '../../../contract/finance/financeApi';
import type { HistoryFigures } from '../../../contract/finance/financeReports';
import { isFinal, ORDER_STATUSES, SALE_STATUSES } from '../../../contract/order/orderStatus';
import type { SalesStep } from '../../../contract/transaction/salesPeriod';
import type { Db } from '../../db/types';
import { oneOf } from '../../store/filters';
import { fromDay, untilDay } from '../../store/jakartaDays';
import { matching } from '../../store/matching';
import type { DashboardScope } from '../dashboard/DashboardScope';
import { orders } from '../order/table';
import { inSteps } from './inSteps';
import { stepColumns } from './stepColumns';

const NONE: HistoryFigures = { placed: 0, sold: 0, running: 0, ended: 0 };
/** Final statuses without a sale: cancelled, expired, refunded. */
const ENDED = ORDER_STATUSES.filter(status => isFinal(status) && !SALE_STATUSES.includes(status));

const within = {
  start_date: fromDay(orders.placed_at),
  end_date: untilDay(orders.placed_at),
  regions: oneOf(orders.region_code),
};

/** Counts the orders placed and their outcomes, in one statement over the orders themselves. */
export async function findOrderHistory(
  db: Db,
  scope: DashboardScope,
  step: SalesStep,
): Promise<ResponseOf<typeof financeApi.orders>> {
  const { before, period } = scope.periods;
  const day = sql`(${orders.placed_at} at time zone 'Asia/Jakarta')::date`;
  const isOneOf = (statuses: readonly string[]) => sql`${orders.status} = any(${sql.param(statuses)})`;
  const { rows } = await db.execute<Record<'step' | 'placed' | 'sold' | 'ended', unknown> & { is_before: boolean }>(sql`
    select ${stepColumns(scope, step, day)}, count(*) as placed, count(*) filter (where ${isOneOf(SALE_STATUSES)}) as sold,
      count(*) filter (where ${isOneOf(ENDED)}) as ended
    from ${orders}
    where ${matching(within, {
      start_date: before.start_date,
      end_date: period.end_date,
      regions: scope.filter.regions,
    })}
    group by 1, 2`);
  const found = rows.map(row => {
    const [placed, sold, ended] = [Number(row.placed), Number(row.sold), Number(row.ended)];
    return {
      is_before: row.is_before,
      step: row.step as string,
      figures: { placed, sold, ended, running: placed - sold - ended },
    };
  });
  const sumOf = (isBefore: boolean) =>
    found.filter(({ is_before }) => is_before === isBefore).reduce((sum, { figures }) => added(sum, figures), NONE);
  return {
    ...scope.days,
    totals: sumOf(false),
    totals_before: sumOf(true),
    series: inSteps(scope, step, found, NONE),
  };
}

const added = (a: HistoryFigures, b: HistoryFigures): HistoryFigures => ({
  placed: a.placed + b.placed,
  sold: a.sold + b.sold,
  running: a.running + b.running,
  ended: a.ended + b.ended,
});
