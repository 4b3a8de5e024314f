import { type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '../../../contract/core/endpoint';
import { type OrderStatus, SALE_STATUSES } from '../../../contract/order/orderStatus';
import type { SaleOrder } from '../../../contract/sales/categorySales';
import type { salesApi } from '../../../contract/sales/salesApi';
import type { Actor } from '../../core/Actor';
import { isoInstant } from '../../db/columns';
import type { Db } from '../../db/types';
import { matching } from '../../store/matching';
import { merchants } from '../merchant/table';
import { order_items, orders } from '../order/table';
import { orderFilters } from './orderFilters';
import { type SalesScope, salesScope } from './salesScope';

type Query = QueryOf<typeof salesApi.orders>;

/** Orders that were sold, each with its goods of the category: read from the orders themselves, not from the figures. */
const soldOrders = ({ period, filter }: SalesScope): SQL => sql`
  select ${orders.id} as id, ${orders.number} as number, ${orders.status} as status, ${orders.placed_at} as placed_at,
    ${orders.merchant_id} as merchant_id, i.*
  from ${orders} join lateral (
    select sum(${order_items.quantity}) as quantity, sum(${order_items.amount}) as value,
      coalesce(sum(${order_items.volume}) filter (where ${order_items.volume_unit} = 'liter'), 0) as volume_liter,
      coalesce(sum(${order_items.volume}) filter (where ${order_items.volume_unit} = 'kg'), 0) as volume_kg,
      string_agg(${order_items.quantity} || ' ' || ${order_items.sale_unit} || ' ' || ${order_items.name}, ', '
        order by ${order_items.position}) as goods
    from ${order_items}
    where ${order_items.order_id} = ${orders.id} and ${order_items.category_code} = ${filter.category}
  ) i on i.value is not null
  where ${matching(orderFilters, { ...filter, ...period, status: SALE_STATUSES })}`;

const sorts: Record<string, SQL> = {
  placed_at: sql`placed_at asc, id`,
  '-placed_at': sql`placed_at desc, id`,
  value: sql`value asc, placed_at desc, id`,
  '-value': sql`value desc, placed_at desc, id`,
};

/** A page of the orders behind the figures, in two statements. @throws HttpError as `salesScope` */
export async function listSaleOrders(db: Db, query: Query, actor: Actor): Promise<AnswerOf<typeof salesApi.orders>> {
  const { page, limit, sort = '-placed_at' } = query;
  const scope = salesScope(query, 'read', actor);
  const [{ rows }, sums] = await Promise.all([
    db.execute(sql`
      select o.*, ${merchants.name} as merchant_name from (
        ${soldOrders(scope)} order by ${sorts[sort]!} limit ${limit} offset ${(page - 1) * limit}
      ) o join ${merchants} on ${merchants.id} = o.merchant_id order by ${sorts[sort]!}`),
    db.execute(sql`
      select count(*) as orders, coalesce(sum(quantity), 0) as quantity, coalesce(sum(volume_liter), 0) as volume_liter,
        coalesce(sum(volume_kg), 0) as volume_kg, coalesce(sum(value), 0) as value
      from (${soldOrders(scope)}) o`),
  ]);
  const total = Number(sums.rows[0]!.orders);
  return {
    ...scope.period,
    category_code: scope.filter.category,
    totals: { orders: total, ...figuresIn(sums.rows[0]!) },
    list: rows.map(saleOrderOf),
    meta: { page, limit, total, total_page: Math.ceil(total / limit) },
    total,
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
  ...figuresIn(raw),
});

const figuresIn = (raw: Readonly<Record<string, unknown>>) => ({
  quantity: Number(raw.quantity),
  volume_liter: Number(raw.volume_liter),
  volume_kg: Number(raw.volume_kg),
  value: Number(raw.value),
});
