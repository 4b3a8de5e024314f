import { sql } from 'drizzle-orm';
import type { ResponseOf } from '../../../contract/core/endpoint';
import { namesOf } from '../../../contract/core/namesOf';
import type { financeApi } from '../../../contract/finance/financeApi';
import { OPERATIONAL_COST_KINDS, type OperationalCostKind } from '../../../contract/operationalCost';
import type { SalesStep } from '../../../contract/transaction/salesPeriod';
import type { Db } from '../../db/types';
import type { DashboardScope } from '../dashboard/DashboardScope';
import { operational_costs } from '../operationalCost/table';
import { inSteps } from './inSteps';
import { stepColumns } from './stepColumns';

interface CostSum {
  is_before: boolean;
  step: string;
  kind: OperationalCostKind;
  cost: number;
}

/** Sums costs by step and kind, in one statement. Nationwide costs are omitted for actors bound to regions. */
async function costSums(db: Db, scope: DashboardScope, step: SalesStep): Promise<CostSum[]> {
  const { spent_on, kind, amount, region_code } = operational_costs;
  const { before, period } = scope.periods;
  const { regions } = scope.filter;
  const { rows } = await db.execute<Record<keyof CostSum, unknown>>(sql`
    select ${stepColumns(scope, step, sql`${spent_on}`)}, ${kind} as kind, sum(${amount}) as cost
    from ${operational_costs}
    where ${spent_on} between ${before.start_date}::date and ${period.end_date}::date
      ${regions ? sql`and ${region_code} = any(${sql.param(regions)})` : sql``}
    group by 1, 2, 3`);
  return rows.map(row => ({ ...(row as unknown as CostSum), cost: Number(row.cost) }));
}

const sumOf = (sums: readonly CostSum[]) => sums.reduce((all, { cost }) => all + cost, 0);

/** Returns operational costs by step and by kind. */
export async function findCosts(
  db: Db,
  scope: DashboardScope,
  step: SalesStep,
): Promise<ResponseOf<typeof financeApi.costs>> {
  const sums = await costSums(db, scope, step);
  const of = (isBefore: boolean) => sums.filter(({ is_before }) => is_before === isBefore);
  const steps = new Map<string, CostSum[]>();
  for (const sum of sums) {
    const key = `${sum.is_before} ${sum.step}`;
    steps.set(key, [...(steps.get(key) ?? []), sum]);
  }
  const stepped = [...steps.values()].map(group => ({ ...group[0]!, figures: { cost: sumOf(group) } }));
  return {
    ...scope.days,
    totals: { cost: sumOf(of(false)) },
    totals_before: { cost: sumOf(of(true)) },
    series: inSteps(scope, step, stepped, { cost: 0 }),
    kinds: namesOf(OPERATIONAL_COST_KINDS)
      .map(kind => {
        const ofKind = (isBefore: boolean) => sumOf(of(isBefore).filter(sum => sum.kind === kind));
        return { kind, now: ofKind(false), before: ofKind(true) };
      })
      .filter(({ now, before }) => now + before > 0)
      .toSorted((a, b) => b.now - a.now || b.before - a.before),
  };
}
