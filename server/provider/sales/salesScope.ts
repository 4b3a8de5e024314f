import { jakartaDay } from '../../../contract/core/days';
import type { SalesListQuery } from '../../../contract/sales/categorySales';
import { salesCategories, salesSlug } from '../../../contract/sales/salesRights';
import { salesPeriod } from '../../../contract/transaction/salesPeriod';
import type { Actor } from '../../core/Actor';
import { forbidden } from '../../core/HttpError';
import { boundTo } from '../../core/regionScope';
import { validatePeriod } from '../figures/validatePeriod';

/** The filter set 'sales' of point 3, as a query carries it. */
type Query = Omit<SalesListQuery, 'page' | 'limit' | 'sort' | 'filter_date'> & { merchant_id?: string | undefined };

/**
 * What a query asks of sales: its days, and the filter for the figures and for orders.
 *
 * @throws HttpError 403 without the category's own right, 422 for an invalid period
 */
export function salesScope(query: Query, action: 'read' | 'export', actor: Actor) {
  const category = query.category ?? salesCategories(action, actor.slugs)[0];
  if (!category || !actor.slugs.has(salesSlug(action, category))) throw forbidden();
  const period = salesPeriod(query, jakartaDay());
  validatePeriod(period);
  const { search, region, province, regency, type_merchant, merchant_id } = query;
  const regions = boundTo(actor);
  return { period, filter: { category, search, region, province, regency, type_merchant, merchant_id, regions } };
}

export type SalesScope = ReturnType<typeof salesScope>;
