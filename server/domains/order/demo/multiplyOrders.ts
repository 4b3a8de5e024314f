import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { SlicedContext } from '../../../seed/DemoData';
import { customer_addresses } from '../customer/table';
import { customers, order_complaints, order_events, order_items, orders } from '../table';

interface Multiplication {
  /** Number of orders made from each drawn one, including itself. */
  copies: number;
  /** Number of drawn orders whose last copy is left out. */
  excess: number;
  /** Order number of the first drawn order; the others follow in steps of `copies`. */
  first: number;
  /** Number of blocks of telephone numbers that the drawn customers occupy. */
  blocks: number;
}

/**
 * Copies the drawn orders with their goods, timelines and complaints, one slice per copy. In a copy, a neighbour of the customer buys the
 * same from the same merchant some minutes later, before the next drawn order and within the same half hour, so that the merchant is
 * open and prices are valid. Drawing a million orders one by one would take three times as long.
 */
export async function multiplyOrders(
  { slice, now, report }: Pick<SlicedContext, 'slice' | 'now' | 'report'>,
  { copies, excess, first, blocks }: Multiplication,
): Promise<void> {
  for (let copy = 1; copy < copies; copy += 1) {
    const omitted = copy === copies - 1 ? excess : 0;
    await slice(async tx => {
      await tx.execute(sql`set local work_mem = '128MB'`);
      // rows copied in this load have no statistics yet, and whole tables are joined
      await tx.execute(sql`set local enable_nestloop = off`);
      await tx.execute(sql`
        with ${drawnOrders({ copies, first, omitted, copy, now })}, ${drawnCustomers(copy)},
        copied_customers as (${copied(customers, sql`drawn_customers`, {
          id: idOf(sql`x.id`, copy),
          name: sql`x.other_name`,
          phone: sql`left(x.phone, -8) || lpad((substr(x.phone, length(x.phone) - 7, 4)::int + ${copy * blocks}::int)::text, 4, '0') || right(x.phone, 4)`,
          member_number: sql`'MP' || (substr(x.member_number, 3)::bigint + ${copy}::bigint * 500000003)`,
        })}),
        copied_addresses as (${copied(
          customer_addresses,
          sql`(select a.*, d.place from customer_addresses a join drawn_customers d on d.id = a.customer_id)`,
          {
            id: idOf(sql`x.id`, copy),
            customer_id: idOf(sql`x.customer_id`, copy),
            address: addressOf(copy),
          },
        )}),
        copied_orders as (${copied(
          orders,
          sql`(select d.*, c.other_name, c.place, c.phone from drawn_orders d join drawn_customers c on c.id = d.customer_id)`,
          {
            id: idOf(sql`x.id`, copy),
            number: numberOf(copy),
            customer_id: idOf(sql`x.customer_id`, copy),
            recipient_name: sql`x.other_name`,
            recipient_phone: sql`left(x.phone, -8) || lpad((substr(x.phone, length(x.phone) - 7, 4)::int + ${copy * blocks}::int)::text, 4, '0') || right(x.phone, 4)`,
            address: addressOf(copy),
            payment_reference: sql`'MP-' || substr(${numberOf(copy)}, 5) || left(x.payment_reference, 0)`,
            ...later('status_since', 'due_at', 'paid_at', 'placed_at', 'updated_at'),
          },
        )} order by x.placed_at, x.number),
        copied_items as (${copied(order_items, withShift('order_items'), {
          id: idOf(sql`x.id`, copy),
          order_id: idOf(sql`x.order_id`, copy),
        })}),
        copied_complaints as (${copied(order_complaints, withShift('order_complaints'), {
          id: idOf(sql`x.id`, copy),
          order_id: idOf(sql`x.order_id`, copy),
          ...later('due_at', 'decided_at', 'created_at'),
        })})
        ${copied(order_events, withShift('order_events'), {
          order_id: idOf(sql`x.order_id`, copy),
          actor_name: sql`case when x.actor_kind = 'customer' then x.other_name else x.actor_name end`,
          ...later('created_at'),
        })}`);
    });
    report(`Pesanan disalin, bagian ${copy} dari ${copies - 1}`);
  }
}

/** The drawn orders with the delay of the copy (`shift`): before the next order and half hour, and never in the future. */
const drawnOrders = ({
  copies,
  first,
  omitted,
  copy,
  now,
}: Record<'copies' | 'first' | 'omitted' | 'copy', number> & { now: Date }) => sql`
  drawn_orders as materialized (
    select o.*, least(
        coalesce(lead(o.placed_at) over (order by o.placed_at, o.running_number) - o.placed_at, interval '0'),
        to_timestamp((floor(extract(epoch from o.placed_at) / 1800) + 1) * 1800) - o.placed_at,
        ${now.toISOString()}::timestamptz - o.status_since
      ) * ${copy / copies}::float8 as shift
    from (select *, substr(number, 5)::int as running_number from ${orders}) o
    where (o.running_number - ${first}::int) % ${copies}::int = 0 and o.running_number >= ${first + omitted * copies}::int
  )`;

/** The customers of drawn orders, each with the name of another customer for the copy. */
const drawnCustomers = (copy: number) => sql`
  numbered_customers as materialized (
    select c.*, row_number() over (order by c.phone) - 1 as place, count(*) over () as people
    from ${customers} c where c.id in (select customer_id from drawn_orders)
  ),
  drawn_customers as materialized (
    select a.*, b.name as other_name from numbered_customers a
    join numbered_customers b on b.place = (a.place + ${copy}::bigint * 7919) % a.people
  )`;

const withShift = (table: string) =>
  sql`(select e.*, d.shift, c.other_name from ${sql.identifier(table)} e join drawn_orders d on d.id = e.order_id
    join drawn_customers c on c.id = d.customer_id)`;

const idOf = (id: SQL, copy: number) => sql`md5(${id}::text || '/' || ${copy}::int)::uuid`;
const numberOf = (copy: number) => sql`'PSN-' || (x.running_number + ${copy}::int)`;
/** Another house in the same street. */
const addressOf = (copy: number) =>
  sql`regexp_replace(x.address, 'No\\. \\d+', 'No. ' || (1 + (x.place + ${copy}::bigint * 37) % 240))`;
const later = (...names: readonly string[]): Record<string, SQL> =>
  Object.fromEntries(names.map(name => [name, sql`x.${sql.identifier(name)} + x.shift`]));

/** Inserts copies of rows, with some columns changed. */
function copied(table: PgTable, from: SQL, changed: Record<string, SQL>): SQL {
  const names = Object.values(getTableColumns(table)).flatMap(({ name, generated, generatedIdentity }) =>
    generated || generatedIdentity ? [] : [name],
  );
  const columns = sql.join(
    names.map(name => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    names.map(name => changed[name] ?? sql`x.${sql.identifier(name)}`),
    sql`, `,
  );
  return sql`insert into ${table} (${columns}) select ${values} from ${from} x`;
}
