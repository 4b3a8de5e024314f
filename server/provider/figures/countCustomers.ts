import { and, eq, sql } from 'drizzle-orm';
import { lengthOf } from '../../../contract/transaction/salesPeriod';
import type { Db } from '../../db/types';
import { type Periods, type SalesFilter, whereSales } from './SalesFilter';
import { customer_sales } from './table';

export interface CustomerCounts {
  /** Different customers of the whole period. */
  total: { now: number; before: number };
  /** Different customers of each day on which anybody bought; a day of the period before under the day that it is compared with. */
  days: Map<string, { now: number; before: number }>;
}

/** How many different customers bought, in one statement; they are hashed, where `count(distinct)` would sort them. Customers of several days or categories are counted once in the total. */
export async function countCustomers(db: Db, filter: SalesFilter, periods: Periods): Promise<CustomerCounts> {
  const { period, before } = periods;
  const { rows } = await db.execute<{ is_before: boolean; day: string | null; customers: unknown }>(sql`
    with bought as (
      select ${customer_sales.day} as day, ${customer_sales.day} < ${period.start_date} as is_before, ${customer_sales.customer_id} as customer_id
      from ${customer_sales}
      where ${and(eq(customer_sales.category_code, filter.category ?? ''), whereSales(db, customer_sales, filter, periods))}
      group by 1, 3
    )
    select is_before, to_char(day + case when is_before then ${before ? lengthOf(period) : 0}::int else 0 end, 'YYYY-MM-DD') as day, customers
    from (select day, is_before, count(*) as customers from bought group by 1, 2) d
    union all
    select is_before, null, count(*) from (select distinct is_before, customer_id from bought) c group by 1`);
  const counts: CustomerCounts = { total: { now: 0, before: 0 }, days: new Map() };
  for (const { is_before, day, customers } of rows) {
    const of = day === null ? counts.total : (counts.days.get(day) ?? { now: 0, before: 0 });
    of[is_before ? 'before' : 'now'] = Number(customers);
    if (day !== null) counts.days.set(day, of);
  }
  return counts;
}
