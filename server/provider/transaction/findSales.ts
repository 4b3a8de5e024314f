import { jakartaDay } from '../../../contract/core/days';
import type { QueryOf } from '../../../contract/core/endpoint';
import { CATEGORY_CODES } from '../../../contract/product';
import type { Sales } from '../../../contract/transaction/sales';
import { periodBefore, salesPeriod } from '../../../contract/transaction/salesPeriod';
import type { transactionApi } from '../../../contract/transaction/transactionApi';
import type { Actor } from '../../core/Actor';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { bestGoods } from '../figures/bestGoods';
import { comparedGoods, ofGoods } from '../figures/ofGoods';
import { sumSales } from '../figures/sumSales';
import { sumSalesBySteps } from '../figures/sumSalesBySteps';
import { validatePeriod } from '../figures/validatePeriod';
import { findSeller } from '../merchant/findSeller';

const MAX_PRODUCTS = 10;

/**
 * Returns the sales of a period compared with the previous period, in three statements.
 *
 * @throws HttpError 404 for a merchant outside the actor's regions, 422 for an invalid period
 */
export async function findSales(db: Db, query: QueryOf<typeof transactionApi.sales>, actor: Actor): Promise<Sales> {
  const { merchant_id, filter_date } = query;
  const period = salesPeriod(query, jakartaDay());
  validatePeriod(period);
  if (merchant_id !== undefined) await findSeller(db, merchant_id, actor);

  const before = periodBefore(period);
  const filter = { merchant_id, regions: boundTo(actor) };
  const [steps, categories, products] = await Promise.all([
    sumSalesBySteps(db, filter, { period, before }, filter_date),
    sumSales(db, filter, { period, before }, ['category']),
    bestGoods(db, filter, { period, before }, MAX_PRODUCTS),
  ]);
  return {
    ...period,
    before,
    totals: ofGoods(steps.totals),
    totals_before: ofGoods(steps.totals_before),
    series: steps.series.map(({ start_date, end_date, ...sums }) => ({ start_date, end_date, ...comparedGoods(sums) })),
    categories: CATEGORY_CODES.flatMap(code => {
      const group = categories.find(({ category }) => category === code);
      return group ? [{ category_code: code, ...comparedGoods(group) }] : [];
    }).toSorted((a, b) => b.value - a.value || b.before.value - a.before.value),
    products: products.map(({ goods: _, now, before: then, ...product }) => ({
      ...product,
      orders: now.orders,
      quantity: now.quantity,
      value: now.value,
      value_before: then.value,
    })),
  };
}
