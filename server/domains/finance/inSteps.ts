import { type SQL, sql } from 'drizzle-orm';
import { type Days, type SalesStep, stepStart, stepsOf } from '../../../contract/transaction/salesPeriod';
import type { DashboardScope } from '../dashboard/DashboardScope';
import { comparedDay } from '../figures/SalesFilter';

/** The figures of one step, in the period or in the previous one. */
export interface StepFigures<Figures> {
  is_before: boolean;
  /** The first day of the step; for the previous period, that of the corresponding step of the period. */
  step: string;
  figures: Figures;
}

type Stepped<Figures> = Days & Figures & { before: Figures };

/** Pairs every step of a period with the same step of the previous period, using `none` where there are no figures. */
export function inSteps<Figures extends object>(
  { periods: { period } }: DashboardScope,
  step: SalesStep,
  found: readonly StepFigures<Figures>[],
  none: Figures,
): Stepped<Figures>[] {
  const of = (first: string, isBefore: boolean) =>
    found.find(each => each.step === first && each.is_before === isBefore)?.figures ?? none;
  return stepsOf(period, step).map(days => {
    const first = stepStart(days.start_date, step);
    return { ...days, ...of(first, false), before: of(first, true) };
  });
}

/** The columns `is_before` and `step` of a day, based on `comparedDay`. */
export const stepColumns = (scope: DashboardScope, step: SalesStep, day: SQL): SQL =>
  sql`${comparedDay(scope.periods, day).isBefore} as is_before, ${stepOf(scope, step, day)} as step`;

/** The first day of the step that contains a day. */
export const stepOf = ({ periods }: DashboardScope, step: SalesStep, day: SQL): SQL =>
  sql`to_char(date_trunc('${sql.raw(step)}', ${comparedDay(periods, day).day}::timestamp), 'YYYY-MM-DD')`;
