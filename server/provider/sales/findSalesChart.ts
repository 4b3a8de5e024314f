import type { RegionCode } from '../../../contract/area/region';
import type { QueryOf } from '../../../contract/core/endpoint';
import type { SalesChart } from '../../../contract/sales/categorySales';
import type { salesApi } from '../../../contract/sales/salesApi';
import { periodBefore } from '../../../contract/transaction/salesPeriod';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { comparedGoods, ofGoods } from '../figures/ofGoods';
import { sumSales } from '../figures/sumSales';
import { sumSalesBySteps } from '../figures/sumSalesBySteps';
import { salesScope } from './salesScope';

/** Returns the sales of a category by step and by region, in two statements. @throws HttpError as in `salesScope` */
export async function findSalesChart(db: Db, query: QueryOf<typeof salesApi.chart>, actor: Actor): Promise<SalesChart> {
  const { filter, period } = salesScope(query, 'read', actor);
  const before = periodBefore(period);
  const [steps, regions] = await Promise.all([
    sumSalesBySteps(db, filter, { period, before }, query.filter_date),
    sumSales(db, filter, { period }, ['region']),
  ]);
  return {
    ...period,
    category_code: filter.category,
    before,
    totals: ofGoods(steps.totals),
    totals_before: ofGoods(steps.totals_before),
    series: steps.series.map(({ start_date, end_date, ...sums }) => ({ start_date, end_date, ...comparedGoods(sums) })),
    regions: regions
      .map(({ region, now }) => ({ region_code: region as RegionCode, ...ofGoods(now) }))
      .toSorted((a, b) => b.value - a.value),
  };
}
