import type { AnswerOf } from '../../../contract/core/endpoint';
import type { financeApi } from '../../../contract/finance/financeApi';
import type { ProfitFigures } from '../../../contract/finance/financeReports';
import { type SalesStep, stepStart } from '../../../contract/transaction/salesPeriod';
import type { Db } from '../../db/types';
import type { DashboardScope } from '../dashboard/DashboardScope';
import { addSums, type Sums, sumSales } from '../figures/sumSales';
import { findCosts } from './findCosts';

/** Sales less discounts and operational costs, in two statements. */
export async function findProfit(
  db: Db,
  scope: DashboardScope,
  step: SalesStep,
): Promise<AnswerOf<typeof financeApi.profit>> {
  const [sales, costs] = await Promise.all([
    sumSales(db, scope.filter, scope.periods, [step]),
    findCosts(db, scope, step),
  ]);
  return {
    ...scope.days,
    totals: profitOf(addSums(sales.map(({ now }) => now)), costs.totals),
    totals_before: profitOf(addSums(sales.map(({ before }) => before)), costs.totals_before),
    series: costs.series.map(({ start_date, end_date, before, ...cost }) => {
      const first = stepStart(start_date, step);
      const sold = sales.find(each => each[step] === first);
      return {
        start_date,
        end_date,
        ...profitOf(sold?.now ?? addSums([]), cost),
        before: profitOf(sold?.before ?? addSums([]), before),
      };
    }),
  };
}

const profitOf = ({ value, discount }: Sums, { cost }: { cost: number }): ProfitFigures => ({
  value,
  discount,
  cost,
  profit: value - discount - cost,
});
