import { type SQL, sql } from 'drizzle-orm';
import { lengthOf, type SalesStep } from '../../../contract/transaction/salesPeriod';
import type { DashboardScope } from '../dashboard/DashboardScope';

/** `is_before` and `step` of a day: days of the period before are laid over those of the period. */
export function stepColumns({ periods: { period } }: DashboardScope, step: SalesStep, day: SQL): SQL {
  const isBefore = sql`(${day} < ${period.start_date}::date)`;
  return sql`${isBefore} as is_before, to_char(date_trunc('${sql.raw(step)}',
    (${day} + case when ${isBefore} then ${lengthOf(period)}::int else 0 end)::timestamp), 'YYYY-MM-DD') as step`;
}
