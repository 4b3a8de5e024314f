import { z } from 'zod';
import { day, rupiah } from '../core/fields';
import { compared, figure } from '../dashboard/dashboardFigures';
import { operationalCost } from '../operationalCost';
import { salesStep } from '../transaction/salesStep';

/** Days in Jakarta, both inclusive; the last 7 days by default (point 9). At most 366 days. */
export const financeQuery = z.object({
  start_date: day.optional().meta({ title: 'Dari tanggal' }),
  end_date: day.optional().meta({ title: 'Sampai tanggal' }),
  filter_date: salesStep.meta({ title: 'Rincian' }),
});
export const financePeriodQuery = financeQuery.omit({ filter_date: true });

/** Declares a report of figures by step, each beside the corresponding step of the period before. */
const bySteps = <Shape extends z.ZodRawShape>(figures: z.ZodObject<Shape>) =>
  compared.extend({
    totals: figures,
    totals_before: figures,
    series: z.array(z.object({ start_date: day, end_date: day, ...figures.shape, before: figures })),
  });

/** Sales, less promotion discounts and the costs of running the marketplace. The cost of goods is borne by the merchants. */
const profitFigures = z.object({ value: rupiah, discount: rupiah, cost: rupiah, profit: z.int() });
export type ProfitFigures = z.output<typeof profitFigures>;
export const profitReport = bySteps(profitFigures);

const costFigures = z.object({ cost: rupiah });
export const costReport = bySteps(costFigures).extend({
  /** Kinds with costs in either period, the largest first. */
  kinds: z.array(figure.extend({ kind: operationalCost.schema.shape.kind })),
});

/** Orders by the day they were placed, and their outcome so far. */
const historyFigures = z.object({ placed: z.int(), sold: z.int(), running: z.int(), ended: z.int() });
export type HistoryFigures = z.output<typeof historyFigures>;
export const historyReport = bySteps(historyFigures);

const customerFigures = z.object({ customers: z.int() });
/** Distinct customers. Someone who buys in two steps counts once for the period. */
export const customerReport = bySteps(customerFigures).extend({
  /** Customers of the period who had never bought before it, and the others. */
  newcomers: figure,
  returning: figure,
});
