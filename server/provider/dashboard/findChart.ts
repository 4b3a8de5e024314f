import type { DashboardChart } from '../../../contract/dashboard/dashboardFigures';
import { DEFAULT_DASHBOARD_CATEGORY } from '../../../contract/dashboard/dashboardQuery';
import { stepsOf } from '../../../contract/transaction/salesPeriod';
import { volumeUnitOf } from '../../../contract/volumeUnitOf';
import type { Db } from '../../db/types';
import { countCustomers } from '../figures/countCustomers';
import { sumSalesBySteps } from '../figures/sumSalesBySteps';
import type { DashboardScope } from './DashboardScope';
import { figureOf } from './volumeOf';

/** Returns orders, value or volume per day, in one statement. Categories without a common volume unit are counted in pieces. */
export async function findChart(
  db: Db,
  { filter, periods, days }: DashboardScope,
  measure: 'orders' | 'value' | 'volume',
): Promise<DashboardChart> {
  const category = measure === 'volume' ? (filter.category ?? DEFAULT_DASHBOARD_CATEGORY) : filter.category;
  const volume = category && volumeUnitOf(category);
  const sum = measure !== 'volume' ? measure : volume ? (`volume_${volume}` as const) : 'quantity';
  const units = { orders: 'orders', value: 'rupiah', volume: volume ?? 'buah' } as const;
  const { totals, totals_before, series } = await sumSalesBySteps(db, { ...filter, category }, periods, 'day');
  return {
    ...days,
    unit: units[measure],
    category_code: (measure === 'volume' && category) || null,
    total: figureOf({ now: totals, before: totals_before }, sum),
    series: series.map(({ start_date: day, ...sums }) => ({ day, ...figureOf(sums, sum) })),
  };
}

/** Returns the number of distinct customers per day, in one statement. */
export async function findCustomerChart(db: Db, { filter, periods, days }: DashboardScope): Promise<DashboardChart> {
  const counts = await countCustomers(db, filter, periods);
  return {
    ...days,
    unit: 'customers',
    category_code: null,
    total: counts.total,
    series: stepsOf(periods.period, 'day').map(({ start_date: day }) => ({
      day,
      ...(counts.days.get(day) ?? { now: 0, before: 0 }),
    })),
  };
}
