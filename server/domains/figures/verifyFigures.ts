import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/types';
import { withoutTimeLimit } from '../../db/withoutTimeLimit';
import { columnList } from './columnList';
import { rawSales } from './rawSales';
import { area_sales, customer_days, customer_sales, merchant_sales, transaction_sums } from './table';

const tables = { area_sales, merchant_sales, customer_sales, customer_days, transaction_sums };

/** The row count of a figures table, with the stored rows that contradict the orders and the rows that are missing. */
export interface FiguresVerdict {
  table: keyof typeof tables;
  rows: number;
  wrong: number;
  missing: number;
  /** One wrong or missing row as JSON, or null. */
  example: string | null;
}

/** Compares every figure with a direct sum over the orders, each table in one statement and so in one snapshot. */
export async function verifyFigures(db: Db): Promise<FiguresVerdict[]> {
  const verdicts: FiguresVerdict[] = [];
  for (const name of Object.keys(tables) as (keyof typeof tables)[]) {
    const { rows } = await db.transaction(async tx => {
      await withoutTimeLimit(tx);
      return tx.execute<Record<keyof FiguresVerdict, unknown>>(statementOf(name));
    });
    const { rows: kept, wrong, missing, example } = rows[0]!;
    verdicts.push({
      table: name,
      rows: Number(kept),
      wrong: Number(wrong),
      missing: Number(missing),
      example: example as string | null,
    });
  }
  return verdicts;
}

function statementOf(name: keyof typeof tables) {
  const columns = columnList(tables[name]);
  return sql`
    with kept as (${keptRows(name, columns)}),
      raw as (select ${columns} from (${rawSales[name]}) r),
      wrong as (select * from kept except all select * from raw),
      missing as (select * from raw except all select * from kept)
    select (select count(*) from kept) as rows, (select count(*) from wrong) as wrong, (select count(*) from missing) as missing,
      (select to_json(e)::text from (select * from wrong union all select * from missing limit 1) e) as example`;
}

/** A row whose orders were all cancelled remains with zeros, which is equivalent to no row. */
function keptRows(name: keyof typeof tables, columns: SQL): SQL {
  switch (name) {
    case 'customer_sales':
      return sql`select ${columns} from ${customer_sales}`;
    case 'customer_days':
      return sql`select scope, category_code, from_day, day, sum(customers)::integer as customers from ${customer_days}
        group by 1, 2, 3, 4 having sum(customers) <> 0`;
    case 'transaction_sums':
      return sql`select ${columns} from (
          select day, region_code, province_code, status, payment_method, payment_state, payment_mismatch, is_settled,
            sum(transactions)::integer as transactions, sum(goods_amount)::bigint as goods_amount, sum(total)::bigint as total,
            sum(paid_amount)::bigint as paid_amount, sum(refunded_amount)::bigint as refunded_amount, sum(payment_fee)::bigint as payment_fee
          from ${transaction_sums} group by 1, 2, 3, 4, 5, 6, 7, 8
        ) sums where (transactions, goods_amount, total, paid_amount, refunded_amount, payment_fee) <> (0, 0, 0, 0, 0, 0)`;
    default:
      return sql`select ${columns} from ${tables[name]}
        where (orders, quantity, volume_liter, volume_kg, value, shipping, discount) <> (0, 0, 0, 0, 0, 0, 0)`;
  }
}
