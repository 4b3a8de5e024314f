import type { SQL } from 'drizzle-orm';
import { ilike, or, sql } from 'drizzle-orm';
import type { RegionCode } from '../../../contract/area/region';
import type { QueryOf, ResponseOf } from '../../../contract/core/endpoint';
import type { OrderStatus } from '../../../contract/order/orderStatus';
import { SALE_STATUSES } from '../../../contract/order/orderStatus';
import type { SaleOrder, SalesChart } from '../../../contract/sales/categorySales';
import { salesRow } from '../../../contract/sales/categorySales';
import { invoiceApi } from '../../../contract/sales/invoiceApi';
import { salesApi } from '../../../contract/sales/salesApi';
import { periodBefore } from '../../../contract/transaction/salesPeriod';
import type { Actor } from '../../core/Actor';
import { isoInstant } from '../../db/columns';
import type { Db } from '../../db/types';
import { exportHandler } from '../../export/exportHandler';
import { routes } from '../../http/routes';
import type { Filter } from '../../store/filters';
import { containing, fromDay, matching, oneOf, untilDay } from '../../store/filters';
import { listMeta } from '../../store/listMeta';
import { comparedGoods, ofGoods, sumSales, sumSalesBySteps } from '../figures/sumSales';
import { merchants } from '../merchant/table';
import { order_items, orders } from '../order/table';
import { findInvoice } from './findInvoice';
import type { SalesScope } from './salesRows';
import { salesScope } from './salesRows';
import { salesStore, salesTotals } from './salesStore';
import { sendInvoicePdf } from './sendInvoicePdf';
import { sendSalesPdf } from './sendSalesPdf';

export const salesRoutes = routes(salesApi, services => {
  const { db } = services;
  const sales = salesStore(db);
  return {
    list: ({ query, actor }) => sales.page(query, actor),
    chart: ({ query, actor }) => findSalesChart(db, query, actor),
    orders: ({ query, actor }) => listSaleOrders(db, query, actor),
    export: exportHandler(services, sales, { record: salesRow, filename: 'penjualan' }),
    pdf: ({ query, actor, reply }) => sendSalesPdf(db, query, actor, reply),
  };
});

/** Returns the sales of a category by step and by region, in two statements. @throws HttpError as in `salesScope` */
async function findSalesChart(db: Db, query: QueryOf<typeof salesApi.chart>, actor: Actor): Promise<SalesChart> {
  const { filter, period } = salesScope(query, 'read', actor);
  const before = periodBefore(period);
  const [steps, regions] = await Promise.all([
    sumSalesBySteps(db, filter, { period, before }, query.filter_date),
    sumSales(db, filter, { period }, ['region']),
  ]);
  return {
    ...period,
    category_code: filter.category,
    before,
    totals: ofGoods(steps.totals),
    totals_before: ofGoods(steps.totals_before),
    series: steps.series.map(({ start_date, end_date, ...sums }) => ({ start_date, end_date, ...comparedGoods(sums) })),
    regions: regions
      .map(({ region, now }) => ({ region_code: region as RegionCode, ...ofGoods(now) }))
      .toSorted((a, b) => b.value - a.value),
  };
}

export const invoiceRoutes = routes(invoiceApi, ({ db }) => ({
  one: ({ params, query, actor }) => findInvoice(db, { id: params.id, ...query }, actor),
  pdf: ({ params, actor, reply }) => sendInvoicePdf(db, params.id, actor, reply),
}));

type Query = QueryOf<typeof salesApi.orders>;

type Sort = NonNullable<Query['sort']>;

/**
 * Selects a page of sold orders with goods of the category, whose items are looked up for the page only. The check for goods is a scalar
 * subquery, which the planner evaluates per order until the page is full; an `exists` it would join for the whole period.
 */
function pageStatement({ period, filter }: SalesScope, { page, limit, sort = '-placed_at' }: Query): SQL {
  const isOfOrder = sql`${order_items.order_id} = ${orders.id} and ${order_items.category_code} = ${filter.category}`;
  return sql`
    select o.*, ${merchants.name} as merchant_name, i.* from (
      select ${orders.id} as id, ${orders.number} as number, ${orders.status} as status, ${orders.placed_at} as placed_at,
        ${orders.merchant_id} as merchant_id
      from ${orders}
      where ${matching(orderFilters, { ...filter, ...period, status: SALE_STATUSES })}
        and (select true from ${order_items} where ${isOfOrder} limit 1)
      order by ${ORDERS_BY[sort](sql`(select sum(${order_items.amount}) from ${order_items} where ${isOfOrder})`)}
      limit ${limit} offset ${(page - 1) * limit}
    ) o join ${merchants} on ${merchants.id} = o.merchant_id join lateral (
      select sum(${order_items.quantity}) as quantity, sum(${order_items.amount}) as value,
        coalesce(sum(${order_items.volume}) filter (where ${order_items.volume_unit} = 'liter'), 0) as volume_liter,
        coalesce(sum(${order_items.volume}) filter (where ${order_items.volume_unit} = 'kg'), 0) as volume_kg,
        string_agg(${order_items.quantity} || ' ' || ${order_items.sale_unit} || ' ' || ${order_items.name}, ', '
          order by ${order_items.position}) as goods
      from ${order_items}
      where ${order_items.order_id} = o.id and ${order_items.category_code} = ${filter.category}
    ) i on true
    order by ${ORDERS_BY[sort](sql`i.value`)}`;
}

const ORDERS_BY: Record<Sort, (value: SQL) => SQL> = {
  placed_at: () => sql`placed_at asc, id`,
  '-placed_at': () => sql`placed_at desc, id`,
  value: value => sql`${value} asc, placed_at desc, id`,
  '-value': value => sql`${value} desc, placed_at desc, id`,
};

/**
 * Returns a page of the orders behind the figures, in two statements: the rows come from the orders, the count and sums from the
 * figures, which cover the same orders.
 *
 * @throws HttpError as in `salesScope`
 */
async function listSaleOrders(db: Db, query: Query, actor: Actor): Promise<ResponseOf<typeof salesApi.orders>> {
  const { page, limit } = query;
  const scope = salesScope(query, 'read', actor);
  const [{ rows }, totals] = await Promise.all([db.execute(pageStatement(scope, query)), salesTotals(db, scope)]);
  return {
    ...scope.period,
    category_code: scope.filter.category,
    totals,
    list: rows.map(saleOrderOf),
    meta: listMeta({ page, limit }, totals.orders),
    total: totals.orders,
  };
}

const saleOrderOf = (raw: Readonly<Record<string, unknown>>): SaleOrder => ({
  id: raw.id as string,
  number: raw.number as string,
  status: raw.status as OrderStatus,
  placed_at: isoInstant(String(raw.placed_at)),
  merchant_id: raw.merchant_id as string,
  merchant_name: raw.merchant_name as string,
  goods: raw.goods as string,
  quantity: Number(raw.quantity),
  volume_liter: Number(raw.volume_liter),
  volume_kg: Number(raw.volume_kg),
  value: Number(raw.value),
});

/** Limits orders to matching merchants, which are selected into an array first, so that indexes of both tables can be used. */
const ofMerchants = (condition: SQL | undefined): SQL =>
  sql`${orders.merchant_id} = any(array(select ${merchants.id} from ${merchants} where ${condition}))`;

const search: Filter<string> = {
  bind: containing,
  condition: placeholder => {
    const text = placeholder as unknown as string;
    return ofMerchants(or(ilike(merchants.name, text), ilike(merchants.number, text)));
  },
};

const isOfType = oneOf(merchants.type_code);

/** The filter set 'sales' of point 3 on orders, with the additions of `salesScope`. */
const orderFilters = {
  search,
  region: oneOf(orders.region_code),
  province: oneOf(orders.province_code),
  regency: oneOf(orders.regency_code),
  type_merchant: {
    ...isOfType,
    condition: (placeholder, value) => ofMerchants(isOfType.condition(placeholder, value)),
  } satisfies Filter<string | readonly string[]>,
  merchant_id: oneOf(orders.merchant_id),
  regions: oneOf(orders.region_code),
  status: oneOf(orders.status),
  start_date: fromDay(orders.placed_at),
  end_date: untilDay(orders.placed_at),
};
