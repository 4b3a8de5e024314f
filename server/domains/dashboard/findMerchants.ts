import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ResponseOf } from '../../../contract/core/endpoint';
import type { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import type { DashboardQuery } from '../../../contract/dashboard/dashboardQuery';
import { MERCHANT_STATUSES, MERCHANT_TYPE_CODES } from '../../../contract/merchant/merchant';
import { CATEGORY_CODES } from '../../../contract/product';
import type { Days } from '../../../contract/transaction/salesPeriod';
import type { Actor } from '../../core/Actor';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { countSellers } from '../figures/countSellers';
import { matching } from '../merchant/store';
import { merchants } from '../merchant/table';
import { merchant_products } from '../merchantProduct/table';
import type { DashboardScope } from './DashboardScope';

type Place = Pick<DashboardQuery, 'province' | 'type' | 'owner_id'>;

const ofPlace = ({ province, type, owner_id }: Place, actor: Actor): SQL | undefined =>
  matching({ province, type_merchant: type, owner_id, regions: boundTo(actor) });

const number = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
const joinedIn = (days: Days) => number(matching(days)!);

/** Counts merchants by status and type, those that joined and those that sold, in two statements. */
export async function findMerchants(
  db: Db,
  { filter, periods, days }: DashboardScope,
  place: Place,
  actor: Actor,
): Promise<ResponseOf<typeof dashboardApi.merchants>> {
  const [selling, groups] = await Promise.all([
    countSellers(db, filter, periods),
    db
      .select({
        status: merchants.status,
        type: merchants.type_code,
        merchants: sql<number>`count(*)`.mapWith(Number),
        joined: joinedIn(periods.period),
        joined_before: joinedIn(periods.before),
      })
      .from(merchants)
      .where(ofPlace(place, actor))
      .groupBy(merchants.status, merchants.type_code),
  ]);
  const sum = (
    name: 'merchants' | 'joined' | 'joined_before',
    isOf: (group: (typeof groups)[number]) => boolean = () => true,
  ) => groups.filter(isOf).reduce((all, group) => all + group[name], 0);
  return {
    ...days,
    total: sum('merchants'),
    joined: { now: sum('joined'), before: sum('joined_before') },
    selling,
    statuses: MERCHANT_STATUSES.map(status => ({
      status,
      merchants: sum('merchants', group => group.status === status),
    })),
    types: MERCHANT_TYPE_CODES.map(type => ({ type, merchants: sum('merchants', group => group.type === type) })),
  };
}

/** Counts active merchants by stock level, and their goods by category and stock level, in two statements. */
export async function findStock(db: Db, place: Place, actor: Actor): Promise<ResponseOf<typeof dashboardApi.stock>> {
  const isActive = and(ofPlace(place, actor), eq(merchants.status, 'active'));
  const { stock, low_stock } = merchant_products;
  const [[levels], goods] = await Promise.all([
    db
      .select({
        available: number(eq(merchants.stock_level, 'available')),
        low: number(eq(merchants.stock_level, 'low')),
        empty: number(eq(merchants.stock_level, 'empty')),
      })
      .from(merchants)
      .where(isActive),
    db
      .select({
        category_code: merchant_products.category_code,
        available: number(sql`${stock} > ${low_stock}`),
        low: number(sql`${stock} > 0 and ${stock} <= ${low_stock}`),
        empty: number(sql`${stock} <= 0`),
      })
      .from(merchant_products)
      .innerJoin(merchants, eq(merchants.id, merchant_products.merchant_id))
      .where(and(merchant_products.is_active, isActive))
      .groupBy(merchant_products.category_code),
  ]);
  return {
    merchants: levels!,
    list: CATEGORY_CODES.flatMap(code => goods.filter(({ category_code }) => category_code === code)),
  };
}
