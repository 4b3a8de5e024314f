import { type SQL, sql } from 'drizzle-orm';
import { lengthOf } from '../../../contract/transaction/salesPeriod';
import type { Periods } from './SalesFilter';

/** Tells whether a day belongs to the previous period, and maps it to the current one: such a day moves later by the period's length. */
export function comparedDay({ period }: Pick<Periods, 'period'>, day: SQL): { isBefore: SQL; day: SQL } {
  const isBefore = sql`(${day} < ${period.start_date}::date)`;
  return { isBefore, day: sql`(${day} + case when ${isBefore} then ${lengthOf(period)}::int else 0 end)` };
}
