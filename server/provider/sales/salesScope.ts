import { jakartaDay } from '../../../contract/core/days';
import type { SalesListQuery } from '../../../contract/sales/categorySales';
import { salesCategories, salesSlug } from '../../../contract/sales/salesRights';
import { salesPeriod } from '../../../contract/transaction/salesPeriod';
import type { Actor } from '../../core/Actor';
import { forbidden } from '../../core/HttpError';
import { boundTo } from '../../core/regionScope';
import { validatePeriod } from '../figures/validatePeriod';

/** The filter set 'sales' of point 3, in the form of the query. */
type Query = Omit<SalesListQuery, 'page' | 'limit' | 'sort' | 'filter_date'> & { merchant_id?: string | undefined };

/**
 * Resolves a sales query to its period and the filter for figures and orders.
 *
 * @throws HttpError 403 without the category's own permission, 422 for an invalid period
 */
export function salesScope(query: Query, action: 'read' | 'export', actor: Actor) {
  const category = query.category ?? salesCategories(action, actor.slugs)[0];
  if (!category || !actor.slugs.has(salesSlug(action, category)))
    throw forbidden(category && [salesSlug(action, category)]);
  const period = salesPeriod(query, jakartaDay());
  validatePeriod(period);
  const { search, region, province, regency, type_merchant, merchant_id } = query;
  const regions = boundTo(actor);
  return { period, filter: { category, search, region, province, regency, type_merchant, merchant_id, regions } };
}

export type SalesScope = ReturnType<typeof salesScope>;
