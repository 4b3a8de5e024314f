import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { EXPORT_FORMATS } from '../export';
import {
  bestSelling,
  categoryFigures,
  compared,
  dashboardChart,
  dashboardSummary,
  locationFigures,
  merchantSummary,
  paymentFigures,
  revenue,
  soldCategory,
  stockSummary,
} from './dashboardFigures';
import { anyCategoryQuery, dashboardQuery, presentQuery } from './dashboardQuery';

const access = 'can_read_dashboard';
/** Amounts by payment method, shipping and discounts are only for those who work with transactions. */
const moneyAccess = 'can_read_laporan_transaksi';
const merchantAccess = 'can_read_list_merchant';

const chart = <const Call extends `GET /${string}`>(call: Call, summary: string) =>
  endpoint(call, { access, summary, query: dashboardQuery, response: dashboardChart });

/**
 * Figures of the dashboard: sales in a period and in the one before it. Decision 0013 defines what counts as a sale, and on which
 * day. Users bound to sales regions see only their regions. Categories are identified by code (`bbm`); an unknown one gets 404.
 */
export const dashboardApi = {
  summary: endpoint('GET /v1/commandcenter/dashboard-summary', {
    access,
    summary: 'Get the orders, value, volume, customers and merchants of a period and of the previous one',
    query: dashboardQuery,
    response: dashboardSummary,
  }),
  orderChart: chart('GET /api-cms/dashboard/order', 'Get orders sold by day'),
  volumeChart: chart('GET /api-cms/dashboard/volume', 'Get the volume sold of a category by day; BBM by default'),
  valueChart: chart('GET /api-cms/dashboard/value', 'Get the value of goods sold by day'),
  customerChart: chart('GET /api-cms/dashboard/customer', 'Get unique customers by day'),
  bestSelling: endpoint('GET /v1/cms/report/best-selling-product', {
    access,
    summary: 'List the ten products with the highest sales value',
    query: dashboardQuery,
    response: bestSelling,
  }),
  paymentMethods: endpoint('GET /v1/cms/report/payment-method', {
    access: moneyAccess,
    summary: 'Get orders and value by payment method',
    query: dashboardQuery,
    response: paymentFigures,
  }),
  revenue: endpoint('GET /v1/cms/report/revenue', {
    access: moneyAccess,
    summary: 'Get what customers paid: goods and shipping less discounts',
    query: dashboardQuery,
    response: revenue,
  }),
  categoryReport: endpoint('GET /v1/cms/report/product-category/{id}', {
    access,
    summary: 'Get the sales of a category and its products',
    query: anyCategoryQuery,
    response: categoryFigures,
  }),
  locations: endpoint('GET /v1/cms/report/sales-product-by-location', {
    access,
    summary: 'Get sales by province',
    query: dashboardQuery,
    response: locationFigures,
  }),
  merchants: endpoint('GET /v1/cms/report/summary-merchants', {
    access: merchantAccess,
    summary: 'Count merchants by status and type, and those that joined or made sales in a period',
    query: dashboardQuery,
    response: merchantSummary,
  }),
  stock: endpoint('GET /v1/cms/report/summary-stock-products', {
    access: merchantAccess,
    summary: 'Count the goods of active merchants by current stock level',
    query: presentQuery,
    response: stockSummary,
  }),
  categories: endpoint('GET /v1/cms/product/category', {
    access,
    summary: 'List all product categories with what each sold',
    query: anyCategoryQuery,
    response: compared.extend({ list: z.array(soldCategory) }),
  }),
  category: endpoint('GET /v1/cms/product/category/{id}', {
    access,
    summary: 'Get a product category with what it sold',
    query: anyCategoryQuery,
    response: compared.extend(soldCategory.shape),
  }),
  excel: endpoint('GET /api/console/dashboard/excel', {
    access: 'can_export_dashboard',
    summary: 'Download the figures of the period as a workbook: one row per day, province and category',
    query: dashboardQuery,
    download: [EXPORT_FORMATS.xlsx],
  }),
};
