import { type SQL, sql } from 'drizzle-orm';
import { lengthOf } from '../../../contract/transaction/salesPeriod';
import type { Periods } from './SalesFilter';

/** Whether a day is one of the period before, and the day of the period under which it stands: itself, or as many days later as the period has. */
export function comparedDay({ period }: Pick<Periods, 'period'>, day: SQL): { isBefore: SQL; day: SQL } {
  const isBefore = sql`(${day} < ${period.start_date}::date)`;
  return { isBefore, day: sql`(${day} + case when ${isBefore} then ${lengthOf(period)}::int else 0 end)` };
}
