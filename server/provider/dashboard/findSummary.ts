import type { DashboardSummary } from '../../../contract/dashboard/dashboardFigures';
import { DEFAULT_DASHBOARD_CATEGORY } from '../../../contract/dashboard/dashboardQuery';
import type { Db } from '../../db/types';
import { countCustomers } from '../figures/countCustomers';
import { countSellers } from '../figures/countSellers';
import { sumSales } from '../figures/sumSales';
import type { DashboardScope } from './DashboardScope';
import { figureOf, volumeOf } from './volumeOf';

/** Returns the figures above the charts, in four statements. */
export async function findSummary(db: Db, { filter, periods, days }: DashboardScope): Promise<DashboardSummary> {
  const category = filter.category ?? DEFAULT_DASHBOARD_CATEGORY;
  const [[all], [ofCategory], customers, merchants] = await Promise.all([
    sumSales(db, filter, periods, []),
    sumSales(db, { ...filter, category }, periods, []),
    countCustomers(db, filter, periods),
    countSellers(db, filter, periods),
  ]);
  return {
    ...days,
    orders: figureOf(all, 'orders'),
    value: figureOf(all, 'value'),
    volume: volumeOf(category, ofCategory),
    customers: customers.total,
    merchants,
  };
}
