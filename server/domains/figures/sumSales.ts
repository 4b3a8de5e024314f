import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { SalesFigures } from '../../../contract/transaction/sales';
import { type Days, type SalesStep, stepStart, stepsOf } from '../../../contract/transaction/salesPeriod';
import type { Db } from '../../db/types';
import { comparedDay, isOfMerchants, type Periods, type SalesFilter, whereSales } from './SalesFilter';
import { area_sales, type Grain, merchant_sales } from './table';

/** The dimensions that sales can be split by. A week begins on Monday; `week` and `month` are named by their first day. */
export type Split =
  | 'day'
  | 'week'
  | 'month'
  | 'region'
  | 'province'
  | 'regency'
  | 'type'
  | 'merchant'
  | 'category'
  | 'goods'
  | 'sale_unit'
  | 'payment_method';

/** Sums over sold orders. `value` is whole rupiah for the goods; shipping and discount are 0 if split or filtered by category or goods. */
export interface Sums {
  orders: number;
  /** In sale units of any kind. */
  quantity: number;
  volume_liter: number;
  volume_kg: number;
  value: number;
  shipping: number;
  discount: number;
}

/** The sums of one group: its name in each dimension, the period and the previous one. */
export type SplitSums<By extends Split> = Record<By, string> & { now: Sums; before: Sums };

/** The sums of no sales. */
export const NO_SALES: Readonly<Sums> = {
  orders: 0,
  quantity: 0,
  volume_liter: 0,
  volume_kg: 0,
  value: 0,
  shipping: 0,
  discount: 0,
};

/**
 * Sums sales by group from the figures that triggers maintain: one statement, whose cost does not grow with the orders unless single
 * merchants are involved. Groups without sales in either period are left out. Days of the previous period are mapped to those of the
 * current one. Goods are identified by product id for the provider's, and by name for a merchant's own.
 *
 * @example sumSales(db, { regions: boundTo(actor), category: 'lpg' }, { period, before: periodBefore(period) }, ['day'])
 */
export async function sumSales<const By extends Split>(
  db: Db,
  filter: SalesFilter,
  periods: Periods,
  by: readonly By[],
): Promise<SplitSums<By>[]> {
  const splits = new Set<Split>(by);
  const table = isOfMerchants(filter) || splits.has('merchant') || splits.has('regency') ? merchant_sales : area_sales;
  const { isBefore, day } = comparedDay(periods, sql`${table.day}`);
  const names = by.map(split => sql`${expressionOf(table, day, split)} as ${sql.identifier(split)}`);
  const positions = sql.raw(by.map((_, index) => `, ${index + 2}`).join(''));
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select ${isBefore} as is_before${sql.join(names.map(name => sql`, ${name}`))}, sum(orders) as orders, sum(quantity) as quantity,
      sum(volume_liter) as volume_liter, sum(volume_kg) as volume_kg, sum(value) as value, sum(shipping) as shipping,
      sum(discount) as discount
    from ${table}
    where ${and(grainOf(table, splits, filter), whereSales(db, table, filter, periods))}
    group by 1${positions}
    having sum(orders) > 0
    order by 1${positions}`);
  return groupsOf(rows, by);
}

/** Adds up groups that share no order, such as days or merchants; not categories, whose order counts overlap. */
export function addSums(groups: readonly Sums[]): Sums {
  const all = { ...NO_SALES };
  for (const sums of groups) for (const name of Object.keys(all) as (keyof Sums)[]) all[name] += sums[name];
  // volumes are in thousandths, which floating point does not add exactly
  all.volume_liter = Math.round(all.volume_liter * 1_000) / 1_000;
  all.volume_kg = Math.round(all.volume_kg * 1_000) / 1_000;
  return all;
}

type Table = typeof area_sales | typeof merchant_sales;

/** Selects the coarsest grain that still distinguishes the groups. */
function grainOf(table: Table, splits: ReadonlySet<Split>, { category }: SalesFilter): SQL {
  const grain: Grain =
    splits.has('goods') || splits.has('sale_unit')
      ? 'goods'
      : splits.has('payment_method')
        ? 'payment'
        : splits.has('category') || category
          ? 'category'
          : 'order';
  const ofCategory = category
    ? eq(table.category_code, category)
    : grain === 'payment'
      ? splits.has('category')
        ? ne(table.category_code, '')
        : eq(table.category_code, '')
      : undefined;
  return and(eq(table.grain, grain), ofCategory)!;
}

function expressionOf(table: Table, day: SQL, split: Split): SQL {
  switch (split) {
    case 'day':
      return sql`to_char(${day}, 'YYYY-MM-DD')`;
    case 'week':
    case 'month':
      return sql`to_char(date_trunc('${sql.raw(split)}', ${day}::timestamp), 'YYYY-MM-DD')`;
    case 'region':
      return sql`${table.region_code}`;
    case 'province':
      return sql`${table.province_code}`;
    case 'regency':
      return sql`${merchant_sales.regency_code}`;
    case 'merchant':
      return sql`${merchant_sales.merchant_id}`;
    case 'type':
      return sql`${table.type_code}`;
    case 'category':
      return sql`${table.category_code}`;
    default:
      return sql`${table[split]}`;
  }
}

function groupsOf<By extends Split>(rows: readonly Record<string, unknown>[], by: readonly By[]): SplitSums<By>[] {
  const groups = new Map<string, SplitSums<By>>();
  for (const row of rows) {
    const names = Object.fromEntries(by.map(split => [split, row[split]])) as Record<By, string>;
    const key = JSON.stringify(Object.values(names));
    const group = groups.get(key) ?? { ...names, now: { ...NO_SALES }, before: { ...NO_SALES } };
    for (const name of Object.keys(NO_SALES) as (keyof Sums)[])
      group[row.is_before ? 'before' : 'now'][name] = Number(row[name]);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Returns the figures without shipping and discount, which belong to whole orders rather than to goods. */
export const ofGoods = ({ shipping: _, discount: __, ...figures }: Sums): Record<keyof SalesFigures, number> => figures;

/** Returns the goods figures of a period with those of the previous one, in the response format. */
export const comparedGoods = ({ now, before }: { now: Sums; before: Sums }) => ({
  ...ofGoods(now),
  before: ofGoods(before),
});

/** Sums of a period and the previous one, in total and for every step, including those without sales. */
interface SteppedSums {
  totals: Sums;
  totals_before: Sums;
  series: (Days & { now: Sums; before: Sums })[];
}

/** Sums sales by step, each with the matching step of the previous period, in one statement. */
export async function sumSalesBySteps(
  db: Db,
  filter: SalesFilter,
  periods: Periods,
  step: SalesStep,
): Promise<SteppedSums> {
  const groups = await sumSales(db, filter, periods, [step]);
  const byStart = new Map(groups.map(group => [group[step], group]));
  return {
    totals: addSums(groups.map(({ now }) => now)),
    totals_before: addSums(groups.map(({ before }) => before)),
    series: stepsOf(periods.period, step).map(days => {
      const group = byStart.get(stepStart(days.start_date, step));
      return { ...days, now: group?.now ?? NO_SALES, before: group?.before ?? NO_SALES };
    }),
  };
}
