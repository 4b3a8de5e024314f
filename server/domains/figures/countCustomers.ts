import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Days } from '../../../contract/transaction/salesPeriod';
import type { Db } from '../../db/types';
import { comparedDay, keptScope, type Periods, type SalesFilter, whereSales } from './SalesFilter';
import { customer_days, customer_sales } from './table';

export interface CustomerCounts {
  /** Distinct customers in the whole period. */
  total: { now: number; before: number };
  /** Distinct customers per day with sales; a day of the previous period is keyed by the day it is compared with. */
  days: Map<string, { now: number; before: number }>;
}

/**
 * Counts the distinct customers who bought, in one statement. A customer of several days or categories counts once in the total. For at
 * most one region, province or type the cost does not grow with the orders; for any other filter, customers are counted one by one.
 */
export async function countCustomers(db: Db, filter: SalesFilter, periods: Periods): Promise<CustomerCounts> {
  const scope = keptScope(filter);
  const statement = scope === undefined ? countedOneByOne(db, filter, periods) : summed(scope, filter, periods);
  const { rows } = await db.execute<{ is_before: boolean; day: string | null; customers: unknown }>(statement);
  const counts: CustomerCounts = { total: { now: 0, before: 0 }, days: new Map() };
  for (const { is_before, day, customers } of rows) {
    const of = day === null ? counts.total : (counts.days.get(day) ?? { now: 0, before: 0 });
    of[is_before ? 'before' : 'now'] = Number(customers);
    if (day !== null) counts.days.set(day, of);
  }
  return counts;
}

/** Selects the rows of `customer_days` with both days in the same period. */
export function whereBothDays(scope: string, { category }: SalesFilter, { period, before }: Periods): SQL {
  const { from_day, day } = customer_days;
  const within = ({ start_date, end_date }: Days) => and(gte(from_day, start_date), lte(day, end_date));
  return and(
    eq(customer_days.scope, scope),
    eq(customer_days.category_code, category ?? ''),
    before ? or(within(before), within(period)) : within(period),
  )!;
}

function summed(scope: string, filter: SalesFilter, periods: Periods): SQL {
  const { isBefore, day } = comparedDay(periods, sql`${customer_days.day}`);
  return sql`
    select is_before, to_char(day, 'YYYY-MM-DD') as day,
      case when day is null then sum(customers) else sum(customers) filter (where is_one_day) end as customers
    from (
      select ${isBefore} as is_before, ${day} as day, ${customer_days.from_day} = ${customer_days.day} as is_one_day,
        ${customer_days.customers} as customers
      from ${customer_days} where ${whereBothDays(scope, filter, periods)}
    ) d group by grouping sets ((is_before), (is_before, day))`;
}

/** Groups first, which hashes the customers; `count(distinct)` would sort them. */
function countedOneByOne(db: Db, filter: SalesFilter, periods: Periods): SQL {
  const { isBefore } = comparedDay(periods, sql`${customer_sales.day}`);
  const { day: comparedTo } = comparedDay(periods, sql`day`);
  return sql`
    with bought as (
      select ${customer_sales.day} as day, ${isBefore} as is_before, ${customer_sales.customer_id} as customer_id
      from ${customer_sales}
      where ${and(eq(customer_sales.category_code, filter.category ?? ''), whereSales(db, customer_sales, filter, periods))}
      group by 1, 3
    )
    select is_before, to_char(${comparedTo}, 'YYYY-MM-DD') as day, customers
    from (select day, is_before, count(*) as customers from bought group by 1, 2) d
    union all
    select is_before, null, count(*) from (select distinct is_before, customer_id from bought) c group by 1`;
}
