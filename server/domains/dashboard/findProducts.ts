import type { ResponseOf } from '../../../contract/core/endpoint';
import type { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import type { SoldCategory, SoldProduct } from '../../../contract/dashboard/dashboardFigures';
import { CATEGORIES, CATEGORY_CODES, type CategoryCode, isCategory } from '../../../contract/product';
import { volumeUnitOf } from '../../../contract/volumeUnitOf';
import { notFound } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { bestGoods } from '../figures/bestGoods';
import { type SplitSums, type Sums, sumSales } from '../figures/sumSales';
import type { DashboardScope } from './DashboardScope';

const MOST_BEST = 10;
/** More products than the provider's catalogue has in any category. */
const MOST_OF_CATEGORY = 50;

/** @throws HttpError 404 */
export function categoryOf(id: string): CategoryCode {
  if (!isCategory(id)) throw notFound();
  return id;
}

async function soldProducts(db: Db, { filter, periods }: DashboardScope, most: number): Promise<SoldProduct[]> {
  const list = await bestGoods(db, filter, periods, most);
  return list.map(({ now, before, goods: _, ...product }) => ({
    ...product,
    quantity: { now: now.quantity, before: before.quantity },
    orders: { now: now.orders, before: before.orders },
    value: { now: now.value, before: before.value },
  }));
}

/** Returns the best-selling products, in one statement. */
export const findBestSelling = async (
  db: Db,
  scope: DashboardScope,
): Promise<ResponseOf<typeof dashboardApi.bestSelling>> => ({
  ...scope.days,
  list: await soldProducts(db, scope, MOST_BEST),
});

const soldCategory = (code: CategoryCode, group: SplitSums<'category'> | undefined): SoldCategory => ({
  id: code,
  name: CATEGORIES[code],
  orders: figureOf(group, 'orders'),
  value: figureOf(group, 'value'),
  volume: volumeOf(code, group),
});

/** Returns the sales of all categories, in one statement. */
export async function findCategories(
  db: Db,
  { filter, periods, days }: DashboardScope,
): Promise<ResponseOf<typeof dashboardApi.categories>> {
  const groups = await sumSales(db, filter, periods, ['category']);
  return {
    ...days,
    list: CATEGORY_CODES.map(code =>
      soldCategory(
        code,
        groups.find(({ category }) => category === code),
      ),
    ),
  };
}

/** Returns the sales of one category, in one statement. */
export async function findCategory(
  db: Db,
  { filter, periods, days }: DashboardScope,
  code: CategoryCode,
): Promise<ResponseOf<typeof dashboardApi.category>> {
  const [group] = await sumSales(db, { ...filter, category: code }, periods, ['category']);
  return { ...days, ...soldCategory(code, group) };
}

/** Returns the sales of one category and its products, in two statements. */
export async function findCategoryReport(
  db: Db,
  scope: DashboardScope,
  code: CategoryCode,
): Promise<ResponseOf<typeof dashboardApi.categoryReport>> {
  const [category, products] = await Promise.all([
    findCategory(db, scope, code),
    soldProducts(db, scope, MOST_OF_CATEGORY),
  ]);
  return { ...category, products };
}

/** Returns one figure of both periods, zero where there are no sums. */
export const figureOf = (group: { now: Sums; before: Sums } | undefined, name: keyof Sums) => ({
  now: group?.now[name] ?? 0,
  before: group?.before[name] ?? 0,
});

/** Returns the volume of a category's sums in its unit. */
export function volumeOf(category: CategoryCode, group: { now: Sums; before: Sums } | undefined) {
  const unit = volumeUnitOf(category);
  return unit && { category_code: category, unit, ...figureOf(group, `volume_${unit}`) };
}
