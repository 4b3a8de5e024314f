import { sql } from 'drizzle-orm';
import type { Db } from '../../db/types';
import { customer_days } from './table';

/** Entries of a statement, for which the embedded database makes everyone wait. */
const AT_ONCE = 2_000;

/**
 * Adds the entries that orders appended to the folded sums, each part in one statement: a reader sees either the entries or their sum.
 * Processes may do it side by side, each folds what it deletes, in the order of the keys.
 */
export async function foldCustomerDays(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ folded: unknown }>(sql`
      with gone as (
        delete from ${customer_days} where entry > 0 and entry <= (
          select max(entry) from (select entry from ${customer_days} where entry > 0 order by entry limit ${AT_ONCE}) oldest
        ) returning scope, category_code, from_day, day, customers
      ), kept as (
        insert into ${customer_days} as sums (scope, category_code, from_day, day, entry, customers)
        select scope, category_code, from_day, day, 0, sum(customers) from gone group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict on constraint customer_days_pkey do update set customers = sums.customers + excluded.customers
      )
      select count(*) as folded from gone`);
    if (Number(rows[0]?.folded) < AT_ONCE) return;
  }
}
