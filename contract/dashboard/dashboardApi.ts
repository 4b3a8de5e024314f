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
  endpoint(call, { access, summary, query: dashboardQuery, answer: dashboardChart });

/**
 * Figures of the dashboard: sales in a period and in the one before it. Decision 0013 defines what counts as a sale, and on which
 * day. Users bound to sales regions see only their regions. Categories are identified by code (`bbm`); an unknown one gets 404.
 */
export const dashboardApi = {
  summary: endpoint('GET /v1/commandcenter/dashboard-summary', {
    access,
    summary: 'Orders, value, volume, customers and merchants of a period, and of the one before it',
    query: dashboardQuery,
    answer: dashboardSummary,
  }),
  orderChart: chart('GET /api-cms/dashboard/order', 'Orders sold, day by day'),
  volumeChart: chart('GET /api-cms/dashboard/volume', 'Volume sold of a category, day by day; of BBM by default'),
  valueChart: chart('GET /api-cms/dashboard/value', 'Value of the goods sold, day by day'),
  customerChart: chart('GET /api-cms/dashboard/customer', 'Different customers, day by day'),
  bestSelling: endpoint('GET /v1/cms/report/best-selling-product', {
    access,
    summary: 'The ten products of the greatest value',
    query: dashboardQuery,
    answer: bestSelling,
  }),
  paymentMethods: endpoint('GET /v1/cms/report/payment-method', {
    access: moneyAccess,
    summary: 'Orders and value by way of payment',
    query: dashboardQuery,
    answer: paymentFigures,
  }),
  revenue: endpoint('GET /v1/cms/report/revenue', {
    access: moneyAccess,
    summary: 'What customers paid: goods and shipping less discount',
    query: dashboardQuery,
    answer: revenue,
  }),
  categoryReport: endpoint('GET /v1/cms/report/product-category/{id}', {
    access,
    summary: 'What a category sold, and its products',
    query: anyCategoryQuery,
    answer: categoryFigures,
  }),
  locations: endpoint('GET /v1/cms/report/sales-product-by-location', {
    access,
    summary: 'What was sold in each province',
    query: dashboardQuery,
    answer: locationFigures,
  }),
  merchants: endpoint('GET /v1/cms/report/summary-merchants', {
    access: merchantAccess,
    summary: 'How many merchants there are, by status and type, and how many joined and sold in a period',
    query: dashboardQuery,
    answer: merchantSummary,
  }),
  stock: endpoint('GET /v1/cms/report/summary-stock-products', {
    access: merchantAccess,
    summary: 'Goods of active merchants by stock level now',
    query: presentQuery,
    answer: stockSummary,
  }),
  categories: endpoint('GET /v1/cms/product/category', {
    access,
    summary: 'All categories of products with what each sold',
    query: anyCategoryQuery,
    answer: compared.extend({ list: z.array(soldCategory) }),
  }),
  category: endpoint('GET /v1/cms/product/category/{id}', {
    access,
    summary: 'One category with what it sold',
    query: anyCategoryQuery,
    answer: compared.extend(soldCategory.shape),
  }),
  excel: endpoint('GET /api/console/dashboard/excel', {
    access: 'can_export_dashboard',
    summary: 'The figures of the period as a workbook: a row for each day, province and category',
    query: dashboardQuery,
    download: [EXPORT_FORMATS.xlsx],
  }),
};
