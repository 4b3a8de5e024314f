import { endpoint } from '../core/endpoint';
import { bestSelling } from '../dashboard/dashboardFigures';
import {
  costReport,
  customerReport,
  financePeriodQuery,
  financeQuery,
  historyReport,
  profitReport,
} from './financeReports';

const access = 'can_read_biaya_operasional';

/**
 * Finance reports, compared with the period before. Decision 0013 defines what counts as a sale. Users bound to sales regions see only
 * the sales and costs there; nationwide costs appear only in the figures of the whole country.
 */
export const financeApi = {
  bestSelling: endpoint('GET /v1/report/finance/best-selling-product', {
    access,
    summary: 'List the ten products with the highest sales value',
    query: financePeriodQuery,
    answer: bestSelling,
  }),
  profit: endpoint('GET /v1/report/finance/profit', {
    access,
    summary: 'Get sales less discounts and operational costs, by interval',
    query: financeQuery,
    answer: profitReport,
  }),
  customers: endpoint('GET /v1/report/finance/customer-sales-active', {
    access,
    summary: 'Get unique customers who bought, by interval, and how many of them were new',
    query: financeQuery,
    answer: customerReport,
  }),
  costs: endpoint('GET /v1/report/finance/operational-cost', {
    access,
    summary: 'Get operational costs by interval and by type',
    query: financeQuery,
    answer: costReport,
  }),
  orders: endpoint('GET /v1/report/finance/order-history', {
    access,
    summary: 'Get orders by the interval in which they were placed, and what became of them',
    query: financeQuery,
    answer: historyReport,
  }),
};
