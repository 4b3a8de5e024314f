import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { day, dayOut, rupiah } from '../core/fields';
import { bestSelling, compared, figure } from '../dashboard/dashboardFigures';
import { operationalCost } from '../operationalCost';
import { salesStep } from '../transaction/salesStep';

/** Days in Jakarta, both inclusive; the last 7 days by default (point 9). At most 366 days. */
const financeQuery = z.object({
  start_date: day.optional().meta({ title: 'Dari tanggal' }),
  end_date: day.optional().meta({ title: 'Sampai tanggal' }),
  filter_date: salesStep.meta({ title: 'Rincian' }),
});
const financePeriodQuery = financeQuery.omit({ filter_date: true });

/** Declares a report of figures by step, each beside the corresponding step of the period before. */
const bySteps = <Shape extends z.ZodRawShape>(figures: z.ZodObject<Shape>) =>
  compared.extend({
    totals: figures,
    totals_before: figures,
    series: z.array(z.object({ start_date: dayOut, end_date: dayOut, ...figures.shape, before: figures })),
  });

/** Sales, less promotion discounts and the costs of running the marketplace. The cost of goods is borne by the merchants. */
const profitFigures = z.object({ value: rupiah, discount: rupiah, cost: rupiah, profit: z.int() });
export type ProfitFigures = z.output<typeof profitFigures>;
const profitReport = bySteps(profitFigures);

const costFigures = z.object({ cost: rupiah });
const costReport = bySteps(costFigures).extend({
  /** Kinds with costs in either period, the largest first. */
  kinds: z.array(figure.extend({ kind: operationalCost.schema.shape.kind })),
});

/** Orders by the day they were placed, and their outcome so far. */
const historyFigures = z.object({ placed: z.int(), sold: z.int(), running: z.int(), ended: z.int() });
export type HistoryFigures = z.output<typeof historyFigures>;
const historyReport = bySteps(historyFigures);

const customerFigures = z.object({ customers: z.int() });
/** Distinct customers. Someone who buys in two steps counts once for the period. */
const customerReport = bySteps(customerFigures).extend({
  /** Customers of the period who had never bought before it, and the others. */
  newcomers: figure,
  returning: figure,
});

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
    response: bestSelling,
  }),
  profit: endpoint('GET /v1/report/finance/profit', {
    access,
    summary: 'Get sales less discounts and operational costs, by interval',
    query: financeQuery,
    response: profitReport,
  }),
  customers: endpoint('GET /v1/report/finance/customer-sales-active', {
    access,
    summary: 'Get unique customers who bought, by interval, and how many of them were new',
    query: financeQuery,
    response: customerReport,
  }),
  costs: endpoint('GET /v1/report/finance/operational-cost', {
    access,
    summary: 'Get operational costs by interval and by type',
    query: financeQuery,
    response: costReport,
  }),
  orders: endpoint('GET /v1/report/finance/order-history', {
    access,
    summary: 'Get orders by the interval in which they were placed, and what became of them',
    query: financeQuery,
    response: historyReport,
  }),
};
