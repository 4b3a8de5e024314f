import { type Days, type SalesStep, stepStart, stepsOf } from '../../../contract/transaction/salesPeriod';
import type { Db } from '../../db/types';
import type { Periods, SalesFilter } from './SalesFilter';
import { addSums, NO_SALES, type Sums, sumSales } from './sumSales';

/** Sums of a period and the previous one, in total and for every step, including those without sales. */
export interface SteppedSums {
  totals: Sums;
  totals_before: Sums;
  series: (Days & { now: Sums; before: Sums })[];
}

/** Sums sales by step, each with the matching step of the previous period, in one statement. */
export async function sumSalesBySteps(
  db: Db,
  filter: SalesFilter,
  periods: Periods,
  step: SalesStep,
): Promise<SteppedSums> {
  const groups = await sumSales(db, filter, periods, [step]);
  const byStart = new Map(groups.map(group => [group[step], group]));
  return {
    totals: addSums(groups.map(({ now }) => now)),
    totals_before: addSums(groups.map(({ before }) => before)),
    series: stepsOf(periods.period, step).map(days => {
      const group = byStart.get(stepStart(days.start_date, step));
      return { ...days, now: group?.now ?? NO_SALES, before: group?.before ?? NO_SALES };
    }),
  };
}
