import { eq, sql } from 'drizzle-orm';
import type { ResponseOf } from '../../../contract/core/endpoint';
import type { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import type { Db } from '../../db/types';
import { provinces } from '../area/table';
import { sumSales } from '../figures/sumSales';
import { merchants } from '../merchant/table';
import type { DashboardScope } from './DashboardScope';
import { figureOf } from './volumeOf';

/** Returns sales by province, highest value first, in two statements. */
export async function findLocations(
  db: Db,
  { filter, periods, days }: DashboardScope,
): Promise<ResponseOf<typeof dashboardApi.locations>> {
  const [groups, known] = await Promise.all([
    sumSales(db, filter, periods, ['province']),
    db
      .select({
        id: provinces.code,
        name: provinces.name,
        region_code: provinces.region_code,
        latitude: sql<number | null>`avg(${merchants.latitude})`,
        longitude: sql<number | null>`avg(${merchants.longitude})`,
      })
      .from(provinces)
      .leftJoin(merchants, eq(merchants.province_code, provinces.code))
      .groupBy(provinces.code),
  ]);
  const sold = new Map(groups.map(group => [group.province, group]));
  return {
    ...days,
    list: known
      .filter(({ id }) => sold.has(id))
      .map(province => ({
        ...province,
        orders: figureOf(sold.get(province.id), 'orders'),
        value: figureOf(sold.get(province.id), 'value'),
      }))
      .toSorted((a, b) => b.value.now - a.value.now || b.value.before - a.value.before),
  };
}
