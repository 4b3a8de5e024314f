import type { ResponseOf } from '../../../contract/core/endpoint';
import type { financeApi } from '../../../contract/finance/financeApi';
import type { ProfitFigures } from '../../../contract/finance/financeReports';
import type { SalesStep } from '../../../contract/transaction/salesPeriod';
import type { Db } from '../../db/types';
import type { DashboardScope } from '../dashboard/DashboardScope';
import type { Sums } from '../figures/sumSales';
import { sumSalesBySteps } from '../figures/sumSalesBySteps';
import { findCosts } from './findCosts';

/** Returns sales less discounts and operational costs, in two statements. */
export async function findProfit(
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
