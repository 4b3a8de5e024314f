import { type SQL, sql } from 'drizzle-orm';
import type { SalesStep } from '../../../contract/transaction/salesPeriod';
import type { DashboardScope } from '../dashboard/DashboardScope';
import { comparedDay } from '../figures/comparedDay';

/** The columns `is_before` and `step` of a day, based on `comparedDay`. */
export const stepColumns = (scope: DashboardScope, step: SalesStep, day: SQL): SQL =>
  sql`${comparedDay(scope.periods, day).isBefore} as is_before, ${stepOf(scope, step, day)} as step`;

/** The first day of the step that contains a day. */
export const stepOf = ({ periods }: DashboardScope, step: SalesStep, day: SQL): SQL =>
  sql`to_char(date_trunc('${sql.raw(step)}', ${comparedDay(periods, day).day}::timestamp), 'YYYY-MM-DD')`;
