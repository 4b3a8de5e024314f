import type { RegionCode } from '../../../contract/area/region';
import type { QueryOf } from '../../../contract/core/endpoint';
import type { SalesChart } from '../../../contract/sales/categorySales';
import type { salesApi } from '../../../contract/sales/salesApi';
import { periodBefore, stepStart, stepsOf } from '../../../contract/transaction/salesPeriod';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { addSums, sumSales } from '../figures/sumSales';
import { ofGoods, salesScope } from './salesScope';

/** Sales of a category by step and by region, in two statements. @throws HttpError as `salesScope` */
export async function findSalesChart(db: Db, query: QueryOf<typeof salesApi.chart>, actor: Actor): Promise<SalesChart> {
  const { filter, period } = salesScope(query, 'read', actor);
  const { filter_date } = query;
  const before = periodBefore(period);
  const [steps, regions] = await Promise.all([
    sumSales(db, filter, { period, before }, [filter_date]),
    sumSales(db, filter, { period }, ['region']),
  ]);
  return {
    ...period,
    category_code: filter.category,
    before,
    totals: ofGoods(addSums(steps.map(({ now }) => now))),
    totals_before: ofGoods(addSums(steps.map(step => step.before))),
    series: stepsOf(period, filter_date).map(days => {
      const first = stepStart(days.start_date, filter_date);
      const step = steps.find(each => each[filter_date] === first);
      return { ...days, ...ofGoods(step?.now ?? addSums([])), before: ofGoods(step?.before ?? addSums([])) };
    }),
    regions: regions
      .map(({ region, now }) => ({ region_code: region as RegionCode, ...ofGoods(now) }))
      .toSorted((a, b) => b.value - a.value),
  };
}
