import { endpoint } from '../core/endpoint';
import { listOf } from '../core/response';
import { exportOf } from '../export';
import {
  saleOrder,
  saleOrdersQuery,
  salesChart,
  salesChartQuery,
  salesListQuery,
  salesRow,
  withTotals,
} from './categorySales';
import { salesAccess } from './salesRights';

declare module '../core/audited' {
  interface AuditedActions {
    sales: never;
  }
}

const read = salesAccess('read');

const list = endpoint('GET /v1/cms/report/sales-category', {
  access: read,
  summary: 'List what each merchant sold of a category, by interval of a period, with the totals over all pages',
  query: salesListQuery,
  response: listOf(salesRow).extend(withTotals),
});

/**
 * Sales of one category at a time. The endpoints are open to holders of the permission for any of the five; the handler checks the
 * category's own (403). Users bound to sales regions see only orders there. Decision 0013 defines what counts as a sale.
 */
export const salesApi = {
  list,
  chart: endpoint('GET /v1/cms/report/chart-sales-category', {
    access: read,
    summary: 'Get the sales of a category by interval and by region, compared with the previous period',
    query: salesChartQuery,
    response: salesChart,
  }),
  orders: endpoint('GET /api/console/sales/orders', {
    access: read,
    summary: 'List the orders behind the figures, each with its goods of the category; they name no customer',
    query: saleOrdersQuery,
    response: listOf(saleOrder).extend(withTotals),
  }),
  export: exportOf('/v1/cms/report/sales-category/excel', list, salesAccess('export')),
  pdf: endpoint('GET /v1/cms/report/sales-category/pdf', {
    access: salesAccess('export'),
    summary: 'Download the filtered list as PDF with its totals; 422 if it is too long for one',
    query: salesListQuery.omit({ page: true, limit: true }),
    download: ['application/pdf'],
  }),
};

/** The list as shown on a category's pages: without the search, since the console finds merchants by name anyway. */
export const salesOfCategory = { ...list, query: salesListQuery.omit({ search: true }) };
