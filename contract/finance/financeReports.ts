import { z } from 'zod';
import { day, rupiah } from '../core/fields';
import { compared, figure } from '../dashboard/dashboardFigures';
import { operationalCostKind } from '../operationalCost';
import { salesStep } from '../transaction/salesStep';

/** Days in Jakarta, both within; without them the last 7 days (point 9). At most 366 days. */
export const financeQuery = z.object({
  start_date: day.optional().meta({ title: 'Dari tanggal' }),
  end_date: day.optional().meta({ title: 'Sampai tanggal' }),
  filter_date: salesStep.meta({ title: 'Rincian' }),
});
export const financePeriodQuery = financeQuery.omit({ filter_date: true });

/** Figures of a period by step, each beside the same step of the period before. */
const bySteps = <Shape extends z.ZodRawShape>(figures: z.ZodObject<Shape>) =>
  compared.extend({
    totals: figures,
    totals_before: figures,
    series: z.array(z.object({ start_date: day, end_date: day, ...figures.shape, before: figures })),
  });

/** What was sold, less what promotions spared customers and what running the marketplace cost. The goods' cost is the merchants'. */
const profitFigures = z.object({ value: rupiah, discount: rupiah, cost: rupiah, profit: z.int() });
export type ProfitFigures = z.output<typeof profitFigures>;
export const profitReport = bySteps(profitFigures);

const costFigures = z.object({ cost: rupiah });
export const costReport = bySteps(costFigures).extend({
  /** Kinds for which something was paid in either period, the greatest first. */
  kinds: z.array(figure.extend({ kind: operationalCostKind })),
});

/** Orders by the day on which they were placed, and what became of them until now. */
const historyFigures = z.object({ placed: z.int(), sold: z.int(), running: z.int(), ended: z.int() });
export type HistoryFigures = z.output<typeof historyFigures>;
export const historyReport = bySteps(historyFigures);

const customerFigures = z.object({ customers: z.int() });
/** Different customers who bought. Who buys in two steps is one customer of the period. */
export const customerReport = bySteps(customerFigures).extend({
  /** Of the period: who had never bought before it, and the others. */
  newcomers: figure,
  returning: figure,
});
