import { type SQL, sql } from 'drizzle-orm';
import type { QueryOf, ResponseOf } from '../../../contract/core/endpoint';
import { type OrderStatus, SALE_STATUSES } from '../../../contract/order/orderStatus';
import type { SaleOrder } from '../../../contract/sales/categorySales';
import type { salesApi } from '../../../contract/sales/salesApi';
import type { Actor } from '../../core/Actor';
import { isoInstant } from '../../db/columns';
import type { Db } from '../../db/types';
import { listMeta } from '../../store/listMeta';
import { matching } from '../../store/matching';
import { merchants } from '../merchant/table';
import { order_items, orders } from '../order/table';
import { orderFilters } from './orderFilters';
import { type SalesScope, salesScope } from './salesScope';
import { salesTotals } from './salesStore';

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
export async function listSaleOrders(db: Db, query: Query, actor: Actor): Promise<ResponseOf<typeof salesApi.orders>> {
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
