import { financeApi } from '../../../contract/finance/financeApi';
import { routes } from '../../http/routes';
import { dashboardScope } from '../dashboard/DashboardScope';
import { findBestSelling } from '../dashboard/findProducts';
import { findCosts } from './findCosts';
import { findCustomers } from './findCustomers';
import { findOrderHistory } from './findOrderHistory';
import { findProfit } from './findProfit';

export const financeRoutes = routes(financeApi, ({ db }) => ({
  bestSelling: async ({ query, actor }) => findBestSelling(db, dashboardScope(query, actor)),
  profit: async ({ query, actor }) => findProfit(db, dashboardScope(query, actor), query.filter_date),
  customers: async ({ query, actor }) => findCustomers(db, dashboardScope(query, actor), query.filter_date),
  costs: async ({ query, actor }) => findCosts(db, dashboardScope(query, actor), query.filter_date),
  orders: async ({ query, actor }) => findOrderHistory(db, dashboardScope(query, actor), query.filter_date),
}));
