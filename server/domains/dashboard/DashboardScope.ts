import { jakartaDay } from '../../../contract/core/days';
import type { DashboardQuery } from '../../../contract/dashboard/dashboardQuery';
import type { CategoryCode } from '../../../contract/product';
import { type Days, periodBefore, salesPeriod } from '../../../contract/transaction/salesPeriod';
import type { Actor } from '../../core/Actor';
import { boundTo } from '../../core/regionScope';
import type { SalesFilter } from '../figures/SalesFilter';
import { validatePeriod } from '../figures/validatePeriod';

/** The scope of a dashboard request: which sales, in which periods. */
export interface DashboardScope {
  filter: SalesFilter;
  periods: { period: Days; before: Days };
  /** The periods in the form of the responses. */
  days: Days & { before: Days };
}

type Query = Omit<DashboardQuery, 'category'> & { category?: CategoryCode | undefined };

/**
 * Returns the scope of a request, limited to the actor's regions.
 *
 * @throws HttpError 422 for an invalid period
 */
export function dashboardScope(query: Query, actor: Actor, category = query.category): DashboardScope {
  const period = salesPeriod(query, jakartaDay());
  validatePeriod(period);
  const before = periodBefore(period);
  const { province, type, owner_id } = query;
  return {
    filter: { regions: boundTo(actor), province, type_merchant: type, owner_id, category },
    periods: { period, before },
    days: { ...period, before },
  };
}
