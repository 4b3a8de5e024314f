import { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import { routes } from '../../http/routes';
import { dashboardScope } from './DashboardScope';
import { findChart, findCustomerChart } from './findChart';
import { findLocations } from './findLocations';
import { findMerchants, findStock } from './findMerchants';
import { findPaymentMethods, findRevenue } from './findMoney';
import { categoryOf, findBestSelling, findCategories, findCategory, findCategoryReport } from './findProducts';
import { findSummary } from './findSummary';
import { sendFigures } from './sendFigures';

export const dashboardRoutes = routes(dashboardApi, ({ db }) => ({
  summary: async ({ query, actor }) => findSummary(db, dashboardScope(query, actor)),
  orderChart: async ({ query, actor }) => findChart(db, dashboardScope(query, actor), 'orders'),
  volumeChart: async ({ query, actor }) => findChart(db, dashboardScope(query, actor), 'volume'),
  valueChart: async ({ query, actor }) => findChart(db, dashboardScope(query, actor), 'value'),
  customerChart: async ({ query, actor }) => findCustomerChart(db, dashboardScope(query, actor)),
  bestSelling: async ({ query, actor }) => findBestSelling(db, dashboardScope(query, actor)),
  paymentMethods: async ({ query, actor }) => findPaymentMethods(db, dashboardScope(query, actor)),
  revenue: async ({ query, actor }) => findRevenue(db, dashboardScope(query, actor)),
  async categoryReport({ params, query, actor }) {
    const category = categoryOf(params.id);
    return findCategoryReport(db, dashboardScope(query, actor, category), category);
  },
  locations: async ({ query, actor }) => findLocations(db, dashboardScope(query, actor)),
  merchants: async ({ query, actor }) => findMerchants(db, dashboardScope(query, actor), query, actor),
  stock: ({ query, actor }) => findStock(db, query, actor),
  categories: async ({ query, actor }) => findCategories(db, dashboardScope(query, actor)),
  excel: async ({ query, actor, reply }) => sendFigures(db, dashboardScope(query, actor), actor, reply),
  async category({ params, query, actor }) {
    const category = categoryOf(params.id);
    return findCategory(db, dashboardScope(query, actor), category);
  },
}));
