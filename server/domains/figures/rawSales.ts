import { type SQL, sql } from 'drizzle-orm';
import { SALE_STATUSES } from '../../../contract/order/orderStatus';
import { merchants } from '../merchant/table';
import { order_items, orders } from '../order/table';
import type { Grain } from './table';

/** One row per item of every sold order, with the day in Jakarta and the place of sale. */
const soldItems = sql`
  select o.id as order_id, (o.placed_at at time zone 'Asia/Jakarta')::date as day, o.customer_id, o.merchant_id, o.region_code,
    o.province_code, o.regency_code, m.type_code, o.payment_method, o.shipping_cost, o.discount, i.category_code,
    coalesce(i.product_id::text, i.name) as goods, i.sale_unit, i.quantity, i.volume, i.volume_unit, i.amount
  from ${orders} o join ${order_items} i on i.order_id = o.id join ${merchants} m on m.id = o.merchant_id
  where o.status in (${sql.raw(SALE_STATUSES.map(status => `'${status}'`).join(', '))})`;

/** Shipping and discount belong to whole orders, so they are summed over orders, not over goods. */
const ofOrders = (place: SQL, splits: SQL) => sql`
  select day, ${place}${splits}, sum(shipping_cost) as shipping, sum(discount) as discount
  from (select distinct on (order_id) * from sold) o group by day, ${place}${splits}`;

/** Sums one grain directly from the orders. The key is `place` and the columns that the grain splits by. */
function ofGrain(grain: Grain, place: SQL, columns: readonly (keyof typeof SPLITS)[], wholeOrders: boolean): SQL {
  const splits = sql.join(columns.map(column => sql`, ${SPLITS[column]}`));
  const column = (name: keyof typeof SPLITS) => (columns.includes(name) ? SPLITS[name] : sql`''`);
  return sql`
    select ${grain} as grain, s.day, ${place}, ${column('category_code')} as category_code, ${column('goods')} as goods,
      ${column('sale_unit')} as sale_unit, ${column('payment_method')} as payment_method, s.orders, s.quantity, s.volume_liter,
      s.volume_kg, s.value, ${wholeOrders ? sql`w.shipping` : sql`0`} as shipping, ${wholeOrders ? sql`w.discount` : sql`0`} as discount
    from (
      select day, ${place}${splits}, count(distinct order_id) as orders, sum(quantity) as quantity,
        coalesce(sum(volume) filter (where volume_unit = 'liter'), 0) as volume_liter,
        coalesce(sum(volume) filter (where volume_unit = 'kg'), 0) as volume_kg, sum(amount) as value
      from sold group by day, ${place}${splits}
    ) s ${wholeOrders ? sql`natural join (${ofOrders(place, splits)}) w` : sql``}`;
}

const SPLITS = {
  category_code: sql`category_code`,
  goods: sql`goods`,
  sale_unit: sql`sale_unit`,
  payment_method: sql`payment_method`,
};

const allGrains = (place: SQL) => sql`with sold as (${soldItems})
  ${sql.join(
    [
      ofGrain('order', place, [], true),
      ofGrain('category', place, ['category_code'], false),
      ofGrain('goods', place, ['category_code', 'goods', 'sale_unit'], false),
      ofGrain('payment', place, ['payment_method'], true),
      ofGrain('payment', place, ['category_code', 'payment_method'], false),
    ],
    sql` union all `,
  )}`;

const area = sql`region_code, province_code, type_code`;

/** The expected figures by table, summed directly from the orders. */
export const rawSales = {
  area_sales: allGrains(area),
  merchant_sales: allGrains(sql`merchant_id, ${area}, regency_code`),
  customer_sales: sql`with sold as (${soldItems})
    select day, category as category_code, customer_id, merchant_id, ${area}, regency_code, count(distinct order_id) as orders
    from (select *, category_code as category from sold union all select *, '' from sold) s
    group by 1, 2, 3, 4, 5, 6, 7, 8`,
  customer_days: sql`with sold as (${soldItems}),
    bought as (
      select distinct scope, category as category_code, customer_id, day
      from (select *, category_code as category from sold union all select *, '' from sold) s,
        unnest(array['', 'region:' || region_code, 'province:' || province_code, 'type:' || type_code]) scope
    )
    select scope, category_code, from_day, day, sum(customers)::integer as customers from (
      select scope, category_code, day as from_day, day, 1 as customers from bought
      union all
      select scope, category_code, day, lead(day) over (partition by scope, category_code, customer_id order by day), -1 from bought
    ) d where day is not null group by 1, 2, 3, 4`,
  transaction_sums: sql`
    select (placed_at at time zone 'Asia/Jakarta')::date as day, region_code, province_code, status, payment_method, payment_state,
      coalesce(payment_mismatch, '') as payment_mismatch, settled_at is not null as is_settled, count(*)::integer as transactions,
      sum(goods_amount)::bigint as goods_amount, sum(total)::bigint as total, sum(paid_amount)::bigint as paid_amount,
      sum(refunded_amount)::bigint as refunded_amount, sum(payment_fee)::bigint as payment_fee
    from ${orders} group by 1, 2, 3, 4, 5, 6, 7, 8`,
};
