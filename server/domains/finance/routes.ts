import { sql } from 'drizzle-orm';
import type { ResponseOf } from '../../../contract/core/endpoint';
import { namesOf } from '../../../contract/core/namesOf';
import type { HistoryFigures, ProfitFigures } from '../../../contract/finance/financeApi';
import { financeApi } from '../../../contract/finance/financeApi';
import type { OperationalCostKind } from '../../../contract/operationalCost';
import { OPERATIONAL_COST_KINDS } from '../../../contract/operationalCost';
import { isFinal, ORDER_STATUSES, SALE_STATUSES } from '../../../contract/order/orderStatus';
import type { SalesStep } from '../../../contract/transaction/salesPeriod';
import type { Db } from '../../db/types';
import { routes } from '../../http/routes';
import { fromDay, matching, oneOf, untilDay } from '../../store/filters';
import type { DashboardScope } from '../dashboard/DashboardScope';
import { dashboardScope } from '../dashboard/DashboardScope';
import { findBestSelling } from '../dashboard/findProducts';
import type { Sums } from '../figures/sumSales';
import { sumSalesBySteps } from '../figures/sumSales';
import { operational_costs } from '../operationalCost/table';
import { orders } from '../order/table';
import { findCustomers } from './findCustomers';
import { inSteps, stepColumns } from './inSteps';

export const financeRoutes = routes(financeApi, ({ db }) => ({
  bestSelling: async ({ query, actor }) => findBestSelling(db, dashboardScope(query, actor)),
  profit: async ({ query, actor }) => findProfit(db, dashboardScope(query, actor), query.filter_date),
  customers: async ({ query, actor }) => findCustomers(db, dashboardScope(query, actor), query.filter_date),
  costs: async ({ query, actor }) => findCosts(db, dashboardScope(query, actor), query.filter_date),
  orders: async ({ query, actor }) => findOrderHistory(db, dashboardScope(query, actor), query.filter_date),
}));

/** Returns sales less discounts and operational costs, in two statements. */
async function findProfit(
  db: Db,
  scope: DashboardScope,
  step: SalesStep,
): Promise<ResponseOf<typeof financeApi.profit>> {
  const [sales, costs] = await Promise.all([
    sumSalesBySteps(db, scope.filter, scope.periods, step),
    findCosts(db, scope, step),
  ]);
  return {
    ...scope.days,
    totals: profitOf(sales.totals, costs.totals),
    totals_before: profitOf(sales.totals_before, costs.totals_before),
    // both series have every step of the period
    series: sales.series.map(({ now, before, ...days }, index) => {
      const cost = costs.series[index]!;
      return { ...days, ...profitOf(now, cost), before: profitOf(before, cost.before) };
    }),
  };
}

const profitOf = ({ value, discount }: Sums, { cost }: { cost: number }): ProfitFigures => ({
  value,
  discount,
  cost,
  profit: value - discount - cost,
});

interface CostSum {
  is_before: boolean;
  step: string;
  kind: OperationalCostKind;
  cost: number;
}

/** Sums costs by step and kind, in one statement. Nationwide costs are omitted for actors bound to regions. */
async function costSums(db: Db, scope: DashboardScope, step: SalesStep): Promise<CostSum[]> {
  const { spent_on, kind, amount, region_code } = operational_costs;
  const { before, period } = scope.periods;
  const { regions } = scope.filter;
  const { rows } = await db.execute<Record<keyof CostSum, unknown>>(sql`
    select ${stepColumns(scope, step, sql`${spent_on}`)}, ${kind} as kind, sum(${amount}) as cost
    from ${operational_costs}
    where ${spent_on} between ${before.start_date}::date and ${period.end_date}::date
      ${regions ? sql`and ${region_code} = any(${sql.param(regions)})` : sql``}
    group by 1, 2, 3`);
  return rows.map(row => ({ ...(row as unknown as CostSum), cost: Number(row.cost) }));
}

const sumOf = (sums: readonly CostSum[]) => sums.reduce((all, { cost }) => all + cost, 0);

/** Returns operational costs by step and by kind. */
async function findCosts(db: Db, scope: DashboardScope, step: SalesStep): Promise<ResponseOf<typeof financeApi.costs>> {
  const sums = await costSums(db, scope, step);
  const of = (isBefore: boolean) => sums.filter(({ is_before }) => is_before === isBefore);
  const steps = new Map<string, CostSum[]>();
  for (const sum of sums) {
    const key = `${sum.is_before} ${sum.step}`;
    steps.set(key, [...(steps.get(key) ?? []), sum]);
  }
  const stepped = [...steps.values()].map(group => ({ ...group[0]!, figures: { cost: sumOf(group) } }));
  return {
    ...scope.days,
    totals: { cost: sumOf(of(false)) },
    totals_before: { cost: sumOf(of(true)) },
    series: inSteps(scope, step, stepped, { cost: 0 }),
    kinds: namesOf(OPERATIONAL_COST_KINDS)
      .map(kind => {
        const ofKind = (isBefore: boolean) => sumOf(of(isBefore).filter(sum => sum.kind === kind));
        return { kind, now: ofKind(false), before: ofKind(true) };
      })
      .filter(({ now, before }) => now + before > 0)
      .toSorted((a, b) => b.now - a.now || b.before - a.before),
  };
}

const NONE: HistoryFigures = { placed: 0, sold: 0, running: 0, ended: 0 };

/** Final statuses without a sale: cancelled, expired, refunded. */
const ENDED = ORDER_STATUSES.filter(status => isFinal(status) && !SALE_STATUSES.includes(status));

const within = {
  start_date: fromDay(orders.placed_at),
  end_date: untilDay(orders.placed_at),
  regions: oneOf(orders.region_code),
};

/** Counts the orders placed and their outcomes, in one statement over the orders themselves. */
async function findOrderHistory(
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
