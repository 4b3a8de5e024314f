import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm';
import type { RegionCode } from '../../../contract/area/region';
import { addDays, jakartaDay } from '../../../contract/core/days';
import type { MerchantTypeCode } from '../../../contract/merchant/merchant';
import type { SalesListQuery, SalesRow } from '../../../contract/sales/categorySales';
import { salesCategories, salesSlug } from '../../../contract/sales/salesRights';
import { type SalesStep, salesPeriod } from '../../../contract/transaction/salesPeriod';
import type { Actor } from '../../core/Actor';
import { forbidden } from '../../core/HttpError';
import { boundTo } from '../../core/regionScope';
import { alphabetical } from '../../db/alphabetical';
import type { Db } from '../../db/types';
import { whereSales } from '../figures/SalesFilter';
import { merchant_sales } from '../figures/table';
import { validatePeriod } from '../figures/validatePeriod';
import { merchants } from '../merchant/table';

/** Selects what each merchant sold in each step, unordered. A merchant's place is that of its last sale in the step. */
function groups(db: Db, { period, filter }: SalesScope, step: SalesStep): SQL {
  const { type_code, region_code, province_code, regency_code, orders, quantity } = merchant_sales;
  const last = (column: AnyColumn) => sql`(array_agg(${column} order by ${merchant_sales.day} desc))[1]`;
  return sql`
    select ${merchant_sales.merchant_id} as merchant_id, date_trunc(${step}, ${merchant_sales.day}::timestamp)::date as step,
      ${last(type_code)} as type_code, ${last(region_code)} as region_code, ${last(province_code)} as province_code,
      ${last(regency_code)} as regency_code, sum(${orders}) as orders, sum(${quantity}) as quantity,
      sum(${merchant_sales.volume_liter}) as volume_liter, sum(${merchant_sales.volume_kg}) as volume_kg,
      sum(${merchant_sales.value}) as value
    from ${merchant_sales}
    where ${and(
      eq(merchant_sales.grain, 'category'),
      eq(merchant_sales.category_code, filter.category),
      whereSales(db, merchant_sales, filter, { period }),
    )}
    group by 1, 2 having sum(${orders}) > 0`;
}

const sorts: Record<string, SQL> = {
  start_date: sql`g.step`,
  merchant_name: sql`${alphabetical(merchants.name)}`,
  orders: sql`g.orders`,
  quantity: sql`g.quantity`,
  value: sql`g.value`,
};

/** Newest step first, then highest value; the merchant id makes the order total. */
const NEWEST = sql`g.step desc, g.value desc, g.merchant_id`;

function orderOf(sort: SalesListQuery['sort']): SQL {
  if (!sort) return NEWEST;
  const isDescending = sort.startsWith('-');
  const by = sorts[isDescending ? sort.slice(1) : sort]!;
  return sql`${by} ${sql.raw(isDescending ? 'desc' : 'asc')}, ${NEWEST}`;
}

/** Selects the rows of a list in order, each with the total count (`rows_in_all`). */
export const salesRowsStatement = (
  db: Db,
  scope: SalesScope,
  { filter_date, sort }: Pick<SalesListQuery, 'filter_date' | 'sort'>,
): SQL => sql`
  select g.*, to_char(g.step, 'YYYY-MM-DD') as first_day, ${merchants.name} as merchant_name,
    ${merchants.number} as merchant_number, count(*) over () as rows_in_all
  from (${groups(db, scope, filter_date)}) g join ${merchants} on ${merchants.id} = g.merchant_id
  order by ${orderOf(sort)}`;

/** Converts a row of the statement to the contract's form. Steps are clipped to the period. */
export function salesRowOf(raw: Readonly<Record<string, unknown>>, { period }: SalesScope, step: SalesStep): SalesRow {
  const first = String(raw.first_day);
  const last = lastDayOf(first, step);
  return {
    id: `${first}_${raw.merchant_id}`,
    start_date: first < period.start_date ? period.start_date : first,
    end_date: last > period.end_date ? period.end_date : last,
    merchant_id: raw.merchant_id as string,
    merchant_name: raw.merchant_name as string,
    merchant_number: raw.merchant_number as string,
    type_code: raw.type_code as MerchantTypeCode,
    region_code: raw.region_code as RegionCode,
    province_code: raw.province_code as string,
    regency_code: raw.regency_code as string,
    orders: Number(raw.orders),
    quantity: Number(raw.quantity),
    volume_liter: Number(raw.volume_liter),
    volume_kg: Number(raw.volume_kg),
    value: Number(raw.value),
  };
}

function lastDayOf(first: string, step: SalesStep): string {
  if (step === 'day') return first;
  return step === 'week' ? addDays(first, 6) : addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
}

/** The filter set 'sales' of point 3, in the form of the query. */
type Query = Omit<SalesListQuery, 'page' | 'limit' | 'sort' | 'filter_date'> & { merchant_id?: string | undefined };

/**
 * Resolves a sales query to its period and the filter for figures and orders.
 *
 * @throws HttpError 403 without the category's own permission, 422 for an invalid period
 */
export function salesScope(query: Query, action: 'read' | 'export', actor: Actor) {
  const category = query.category ?? salesCategories(action, actor.slugs)[0];
  if (!category || !actor.slugs.has(salesSlug(action, category)))
    throw forbidden(category && [salesSlug(action, category)]);
  const period = salesPeriod(query, jakartaDay());
  validatePeriod(period);
  const { search, region, province, regency, type_merchant, merchant_id } = query;
  const regions = boundTo(actor);
  return { period, filter: { category, search, region, province, regency, type_merchant, merchant_id, regions } };
}

export type SalesScope = ReturnType<typeof salesScope>;
