import { and, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { CategoryCode } from '../../../contract/product';
import { type Days, lengthOf } from '../../../contract/transaction/salesPeriod';
import type { Db } from '../../db/types';
import { containing } from '../../store/filters';
import { merchants } from '../merchant/table';
import type { area_sales, customer_sales, merchant_sales } from './table';

/** Selects sales; an omitted field does not restrict. */
export interface SalesFilter {
  /** The actor's regions (`boundTo`). */
  regions?: readonly string[] | undefined;
  region?: readonly string[] | undefined;
  province?: readonly string[] | undefined;
  regency?: readonly string[] | undefined;
  type_merchant?: readonly string[] | undefined;
  /** One only: an order with goods of two categories would count twice. */
  category?: CategoryCode | undefined;
  merchant_id?: string | undefined;
  /** The owner of the merchants (`CBU`). */
  owner_id?: string | undefined;
  /** Searched in the merchant's name and number. */
  search?: string | undefined;
}

/** The days to report on, and the days to compare them with. */
export interface Periods {
  period: Days;
  before?: Days | undefined;
}

/** Whether a filter needs more detail than areas and merchant types give, so that single merchants have to be read. */
export const isOfMerchants = ({ regency, merchant_id, owner_id, search }: SalesFilter): boolean =>
  [regency, merchant_id, owner_id, search].some(given => given !== undefined && given.length > 0);

type FiguresTable = typeof area_sales | typeof merchant_sales | typeof customer_sales;

/** Returns the condition on a figures table; the caller adds the grain and the category. */
export function whereSales(db: Db, table: FiguresTable, filter: SalesFilter, { period, before }: Periods): SQL {
  const { regions, region, province, type_merchant } = filter;
  const isAny = (
    column: SQL | FiguresTable['region_code' | 'province_code' | 'type_code'],
    codes?: readonly string[],
  ) => (codes && codes.length > 0 ? sql`${column} = any(${sql.param(codes)})` : undefined);
  return and(
    before ? or(within(table, before), within(table, period)) : within(table, period),
    isAny(table.region_code, regions),
    isAny(table.region_code, region),
    isAny(table.province_code, province),
    isAny(table.type_code, type_merchant),
    'merchant_id' in table
      ? and(isAny(sql`${table.regency_code}`, filter.regency), ofMerchants(db, table, filter))
      : undefined,
  )!;
}

const within = (table: FiguresTable, { start_date, end_date }: Days) =>
  sql`${table.day} between ${start_date} and ${end_date}`;

function ofMerchants(
  db: Db,
  { merchant_id }: typeof merchant_sales | typeof customer_sales,
  filter: SalesFilter,
): SQL | undefined {
  const { owner_id, search } = filter;
  const text = search && containing(search);
  return and(
    filter.merchant_id ? eq(merchant_id, filter.merchant_id) : undefined,
    owner_id || text
      ? inArray(
          merchant_id,
          db
            .select({ id: merchants.id })
            .from(merchants)
            .where(
              and(
                owner_id ? eq(merchants.owner_id, owner_id) : undefined,
                text ? or(ilike(merchants.name, text), ilike(merchants.number, text)) : undefined,
              ),
            ),
        )
      : undefined,
  );
}

/** Tells whether a day belongs to the previous period, and maps it to the current one: such a day moves later by the period's length. */
export function comparedDay({ period }: Pick<Periods, 'period'>, day: SQL): { isBefore: SQL; day: SQL } {
  const isBefore = sql`(${day} < ${period.start_date}::date)`;
  return { isBefore, day: sql`(${day} + case when ${isBefore} then ${lengthOf(period)}::int else 0 end)` };
}

/**
 * Returns the scope of `customer_days` that matches a filter exactly: everything, one region, one province or one merchant type.
 * Undefined for any other filter: the customers of two provinces are not the sum of each province's customers.
 */
export function keptScope(filter: SalesFilter): string | undefined {
  if (isOfMerchants(filter)) return undefined;
  const asked = [
    { kind: 'region', codes: filter.regions },
    { kind: 'region', codes: filter.region },
    { kind: 'province', codes: filter.province },
    { kind: 'type', codes: filter.type_merchant },
  ].filter(({ codes }) => codes && codes.length > 0);
  const [one, another] = asked;
  if (!one) return '';
  return another || one.codes!.length > 1 ? undefined : `${one.kind}:${one.codes![0]}`;
}
