import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { ResponseOf } from '../../../contract/core/endpoint';
import type { financeApi } from '../../../contract/finance/financeApi';
import { SALE_STATUSES } from '../../../contract/order/orderStatus';
import type { Days, SalesStep } from '../../../contract/transaction/salesPeriod';
import type { Db } from '../../db/types';
import type { DashboardScope } from '../dashboard/DashboardScope';
import { whereBothDays } from '../figures/countCustomers';
import { keptScope, whereSales } from '../figures/SalesFilter';
import { customer_days, customer_sales } from '../figures/table';
import { orders } from '../order/table';
import { inSteps, stepColumns, stepOf } from './inSteps';

const NONE = { customers: 0 };

/** Counts distinct customers by step and in total, in two statements. Newcomers had never bought anywhere before the period. */
export async function findCustomers(
  db: Db,
  scope: DashboardScope,
  step: SalesStep,
): Promise<ResponseOf<typeof financeApi.customers>> {
  const statements = keptScope(scope.filter) === '' ? ofEverybody(scope, step) : oneByOne(db, scope, step);
  const [steps, totals] = await Promise.all([
    db.execute<{ is_before: boolean; step: string; customers: unknown }>(statements.steps),
    db.execute<{ is_before: boolean; customers: unknown; newcomers: unknown }>(statements.totals),
  ]);
  const of = (isBefore: boolean) => {
    const row = totals.rows.find(({ is_before }) => is_before === isBefore);
    const [customers, newcomers] = [Number(row?.customers ?? 0), Number(row?.newcomers ?? 0)];
    return { customers, newcomers, returning: customers - newcomers };
  };
  const [now, then] = [of(false), of(true)];
  const found = steps.rows.map(({ customers, ...at }) => ({ ...at, figures: { customers: Number(customers) } }));
  return {
    ...scope.days,
    totals: { customers: now.customers },
    totals_before: { customers: then.customers },
    newcomers: { now: now.newcomers, before: then.newcomers },
    returning: { now: now.returning, before: then.returning },
    series: inSteps(scope, step, found, NONE),
  };
}

interface Statements {
  steps: SQL;
  totals: SQL;
}

const isIn = (day: typeof customer_days.day, { start_date, end_date }: Days) =>
  sql`${day} between ${start_date} and ${end_date}`;

/**
 * Counts all customers from the sums of `customer_days`. The sum of all rows whose later day lies in a period, whatever their earlier
 * day, is the number of customers who bought for the first time.
 */
function ofEverybody(scope: DashboardScope, step: SalesStep): Statements {
  const { from_day, day, customers } = customer_days;
  const { before, period } = scope.periods;
  const steps = [from_day, day].map(each => stepOf(scope, step, sql`${each}`));
  return {
    steps: sql`
      select ${stepColumns(scope, step, sql`${day}`)}, sum(${customers}) as customers
      from ${customer_days} where ${whereBothDays('', scope.filter, scope.periods)} and ${steps[0]} = ${steps[1]} group by 1, 2`,
    totals: sql`
      select is_before, sum(customers) filter (where from_day >= case when is_before then ${before.start_date}::date else ${period.start_date}::date end)
        as customers, sum(customers) as newcomers
      from (
        select ${day} < ${period.start_date}::date as is_before, ${from_day} as from_day, ${customers} as customers
        from ${customer_days}
        where ${and(eq(customer_days.scope, ''), eq(customer_days.category_code, ''), or(isIn(day, before), isIn(day, period)))}
      ) d group by 1`,
  };
}

/** Counts the customers of a filter, individually. */
function oneByOne(db: Db, scope: DashboardScope, step: SalesStep): Statements {
  const { day, customer_id, category_code } = customer_sales;
  const { before, period } = scope.periods;
  const ofPeriods = and(eq(category_code, ''), whereSales(db, customer_sales, scope.filter, scope.periods));
  return {
    steps: sql`
      select ${stepColumns(scope, step, sql`${day}`)}, count(distinct ${customer_id}) as customers
      from ${customer_sales} where ${ofPeriods} group by 1, 2`,
    totals: sql`
      select is_before, count(*) as customers, count(*) filter (where not exists (
        select 1 from ${orders} where ${orders.customer_id} = b.customer_id and ${orders.status} = any(${sql.param(SALE_STATUSES)})
          and ${orders.placed_at} < (case when is_before then ${before.start_date}::date else ${period.start_date}::date end)::timestamp
            at time zone 'Asia/Jakarta'
      )) as newcomers
      from (
        select distinct ${day} < ${period.start_date}::date as is_before, ${customer_id} as customer_id
        from ${customer_sales} where ${ofPeriods}
      ) b group by 1`,
  };
}
